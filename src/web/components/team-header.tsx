import type { CSSProperties, ReactNode } from 'react';
import type { LedBy, Team } from '../../core/contract/views/index.ts';
import { withCoaches } from '../../core/pages/parts/words.ts';
import { ledByParts } from '../../core/present/coaching/coaches.ts';
import { placeOf } from '../../core/present/games.ts';
import { seasonRecord } from '../../core/present/season-record.ts';
import { isRanked, oneDecimal } from '../../core/words/numbers.ts';
import { teamVars } from '../color.ts';
import { Rich } from '../described/words.tsx';
import { useShared } from '../state/shared.ts';
import { openTeam } from '../state/ui.ts';
import { Conference } from './conference.tsx';
import { Logo } from './logo.tsx';
import { Meter } from './marks.tsx';

function Unit({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="unit">
      <span>{label}</span>
      <strong>{oneDecimal(value)}</strong>
      {value !== undefined && <Meter value={value} low={40} high={100} />}
    </div>
  );
}

/** A team's coach and schemes, among the facts of its header; the coach's name links to his career. */
export function LedByFacts({ of }: { of: LedBy }) {
  const { head_coach } = of;
  return ledByParts(of).map((part) => (
    <span key={part}>
      <Rich words={head_coach === null ? part : withCoaches(part, [head_coach])} />
    </span>
  ));
}

interface Props {
  team: Team;
  /** The page's title, above the name. */
  eyebrow: ReactNode;
  /** The season of the record, if not the current one. */
  season?: number;
  /** Facts under the record, if a page has more than the conference to show. */
  facts?: ReactNode;
  /** Set for the large form on pages about the team itself; on others it is one line. */
  large?: true;
  children?: ReactNode;
}

/** A team's header in the style of a broadcast graphic: crest, rank, name, record and strength. */
export function TeamHeader({ team, eyebrow, season, facts, large, children }: Props) {
  const shared = useShared();
  return (
    <div
      className={`slab team-header${large ? ' large' : ''}`}
      style={teamVars(team.colorPrimary, team.colorSecondary) as CSSProperties}
    >
      <div className="lower-third">
        <Logo name={team.name} size={76} />
        <div className="lower-third-name">
          <h1 className="eyebrow">{eyebrow}</h1>
          <button type="button" className="link-button display" onClick={() => openTeam(team.name)}>
            {placeOf(team) !== null && (
              <span className={`rank${isRanked(team.ranking) ? ' top' : ''}`}>#{team.ranking}</span>
            )}
            {team.name} <span className="mascot">{team.mascot}</span>
          </button>
          <p className="slab-facts">
            <strong>{shared === null ? team.record : seasonRecord(team.record, shared.info, season)}</strong>
            <Conference name={team.conference} />
            {facts}
          </p>
        </div>
      </div>
      <div className="units">
        <div className="overall">
          <span>Rating</span>
          <strong className="display">{oneDecimal(team.rating)}</strong>
        </div>
        <Unit label="Offense" value={team.offense} />
        <Unit label="Defense" value={team.defense} />
      </div>
      {children && <div className="slab-tools">{children}</div>}
    </div>
  );
}
