import type { CSSProperties } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import { Link } from 'react-router-dom';
import type { TeamInfo } from '../../core/contract/views/index.ts';
import type { ExplainedNumber } from '../../core/contract/views/why.ts';
import { isInterim, schemesText, tenureText } from '../../core/present/coaching/coaches.ts';
import { capitalized, oneDecimal, winLoss } from '../../core/words/numbers.ts';
import { fullName } from '../../core/words/terms.ts';
import { teamVars, textOn } from '../color.ts';
import { hrefOf } from '../described/address.ts';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { closeTeam, openWhy } from '../state/ui.ts';
import { Dialog } from './dialog.tsx';
import { Logo } from './logo.tsx';
import { PrestigeStars } from './marks.tsx';
import { Failed } from './states.tsx';

const TITLE_ID = 'team-popup-title';

/** Opens the parts of a number in place of the popup. */
function explain(what: ExplainedNumber, team: TeamInfo['team']): void {
  closeTeam();
  openWhy({ what, team: team.name });
}

function Facts({ team, head_coach, schemes }: TeamInfo) {
  return (
    <dl className="fact-row">
      <div>
        <dt>Rating</dt>
        <dd>{oneDecimal(team.rating)}</dd>
      </div>
      <div>
        <dt>Prestige</dt>
        <dd>
          <PrestigeStars value={team.prestige} />
          <button type="button" className="link-button quiet-link why-link" onClick={() => explain('prestige', team)}>
            Why<span className="visually-hidden"> this prestige</span>?
          </button>
        </dd>
      </div>
      <div>
        <dt>Overall Record</dt>
        <dd>{winLoss(team.totalWins, team.totalLosses)}</dd>
      </div>
      {team.conference !== 'Independent' && (
        <div>
          <dt>Conference Record</dt>
          <dd>{winLoss(team.confWins, team.confLosses)}</dd>
        </div>
      )}
      {head_coach && (
        <div className="whole-row">
          <dt>{isInterim(head_coach) ? 'Interim Coach' : 'Head Coach'}</dt>
          <dd>
            <Link to={hrefOf({ name: 'coach', id: head_coach.id })} onClick={closeTeam}>
              {fullName(head_coach)}
            </Link>{' '}
            {!isInterim(head_coach) && <small className="muted">{tenureText(head_coach)}</small>}
          </dd>
        </div>
      )}
      {schemes && (
        <div className="whole-row">
          <dt>Schemes</dt>
          <dd>{schemesText(schemes)}</dd>
        </div>
      )}
    </dl>
  );
}

function Card({ info, info: { team } }: { info: TeamInfo }) {
  return (
    <div style={teamVars(team.colorPrimary, team.colorSecondary) as CSSProperties}>
      <div className="popup-head">
        <span className="popup-logo">
          <Logo name={team.name} size={64} />
        </span>
        <div className="popup-name">
          <h2 id={TITLE_ID}>{team.name}</h2>
          <p>
            {team.mascot} · {team.conference}
          </p>
        </div>
        {team.ranking > 0 && (
          <button
            type="button"
            className="popup-rank display"
            title="Why this rank?"
            onClick={() => explain('rank', team)}
          >
            #{team.ranking}
          </button>
        )}
      </div>
      <div className="popup-body">
        <Facts {...info} />
        <div className="popup-links">
          {(['schedule', 'roster', 'history', 'program'] as const).map((page) => (
            <Link key={page} className="btn btn-quiet" to={pages[page](team.name)} onClick={closeTeam}>
              {capitalized(page)}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The popup opened by a click on any team's name. */
export default function TeamPopup({ name }: { name: string }) {
  const answer = useQuery('teamInfo', { team_name: name });
  const team = answer.data?.team;
  return (
    <Dialog
      onHide={closeTeam}
      centered
      dialogClassName="team-popup"
      aria-labelledby={team ? TITLE_ID : undefined}
      aria-label={team ? undefined : name}
    >
      <CloseButton
        className="popup-close"
        onClick={closeTeam}
        {...(team && textOn(team.colorPrimary) === '#ffffff' && { variant: 'white' as const })}
      />
      {answer.isError && (
        <div className="popup-body">
          <Failed error={answer.error} retry={() => void answer.refetch()}>
            Failed to load team information
          </Failed>
        </div>
      )}
      {answer.isPending && <div className="popup-body popup-wait">Loading team information...</div>}
      {answer.data && <Card info={answer.data} />}
    </Dialog>
  );
}
