import type { Award } from '../../model/people/awards.ts';

/** An award but for when it was given. */
export type Honor = Omit<Award, 'year' | 'week'>;

/** An award given after a week; written out field by field, so that all awards are of one shape. */
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
