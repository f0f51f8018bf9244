import type { Award } from '../../model/people/awards.ts';

/** An award without its date. */
export type Honor = Omit<Award, 'year' | 'week'>;

/** Dates an award. Written out field by field so that all awards share one object layout. */
export function given(year: number, week: number, honor: Honor): Award {
  return {
    year,
    week,
    kind: honor.kind,
    conference: honor.conference,
    selection: honor.selection,
    place: honor.place,
    role: honor.role,
    player: honor.player,
    team: honor.team,
    points: honor.points,
    firsts: honor.firsts,
    game: honor.game,
  };
}
