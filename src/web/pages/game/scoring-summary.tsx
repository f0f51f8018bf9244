import type { Play, PlayedGame } from '../../../core/contract/views/index.ts';
import { quarterLong, quarterName } from '../../../core/words/terms.ts';
import { Logo } from '../../components/logo.tsx';
import { Section } from '../../components/section.tsx';
import { scoreInOrder, teamsInOrder } from './sides.ts';

interface Score {
  key: string;
  team: string;
  quarter: number;
  when: string;
  text: string;
  try: string | null;
  a: number;
  b: number;
}

const TRIES: readonly Play['kind'][] = ['extra_point', 'two_point_run', 'two_point_pass'];

/** Returns the scores in order, each with its try. */
export function scoresOf(data: PlayedGame): Score[] {
  const scores: Score[] = [];
  let before = { a: 0, b: 0 };
  const plays = data.drives.flatMap((drive) => drive.plays ?? []);
  for (const [index, play] of plays.entries()) {
    const isTry = TRIES.includes(play.kind);
    const last = scores.at(-1);
    if (isTry && last) {
      Object.assign(last, { try: play.text, a: play.scoreA, b: play.scoreB });
    } else if (play.scoringPlay) {
      const byA = play.scoreA - before.a > play.scoreB - before.b;
      scores.push({
        key: `${index}`,
        team: byA ? data.game.teamA.name : data.game.teamB.name,
        quarter: play.quarter,
        when: play.quarter > 4 ? quarterName(play.quarter) : play.clock,
        text: play.text,
        try: null,
        a: play.scoreA,
        b: play.scoreB,
      });
    }
    before = { a: play.scoreA, b: play.scoreB };
  }
  return scores;
}

/** The scores of a game: team, time and kind. */
export function ScoringSummary({ data }: { data: PlayedGame }) {
  const scores = scoresOf(data);
  const quarters = [...new Set(scores.map((score) => score.quarter))];
  return (
    <Section title="Scoring" tools={<span className="eyebrow">{teamsInOrder(data.game)}</span>}>
      {scores.length === 0 && <p className="muted">No scoring.</p>}
      <div className="scoring-list">
        {quarters.map((quarter) => (
          <div key={quarter} className="scoring-quarter">
            <h3 className="eyebrow">{quarterLong(quarter)}</h3>
            <ol className="scoring">
              {scores
                .filter((score) => score.quarter === quarter)
                .map((score) => (
                  <li key={score.key}>
                    <Logo name={score.team} size={24} alt={score.team} />
                    <span className="play-when">{score.when}</span>
                    <span>
                      {score.text}
                      {score.try && <span className="muted"> ({score.try})</span>}
                    </span>
                    <span className="display drive-score">{scoreInOrder(data.game, score.a, score.b)}</span>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}
