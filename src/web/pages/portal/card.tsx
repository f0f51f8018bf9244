import type { ReactNode } from 'react';
import type { PortalMove, PortalPage, PortalPlayer, PortalTarget } from '../../../core/contract/views/index.ts';
import { firstOf } from '../../../core/model/lists.ts';
import { MARKET_KEYS, OWN_KEYS } from '../../../core/present/decisions/portal-keys.ts';
import { finalistBars } from '../../../core/present/finalists.ts';
import {
  callEffect,
  declaresText,
  destinationText,
  fitSentence,
  keepingChoices,
  moveLines,
  oddsText,
  originText,
  portalPlayerText,
  priceText,
  promiseEffect,
  rangeText,
  roleHereText,
  stakeText,
  youText,
} from '../../../core/present/portal.ts';
import { plural } from '../../../core/words/numbers.ts';
import { PORTAL_REASON_WORDS } from '../../../core/words/portal.ts';
import { fullName } from '../../../core/words/terms.ts';
import { ActionButton } from '../../components/cards/action-button.tsx';
import { Logo } from '../../components/logo.tsx';
import { Meter, RangeBar } from '../../components/marks.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { WhyButton } from '../../components/why/button.tsx';
import { TopFive } from '../board/bars.tsx';
import type { Decide } from './decide.ts';

type AnyPortalPlayer = PortalPlayer | PortalTarget | PortalMove;

function Card({ row, about, children }: { row: AnyPortalPlayer; about: ReactNode; children: ReactNode }) {
  return (
    <article className="recruit-card" aria-label={fullName(row)}>
      <header className="recruit-who">
        <span className="initials display num" aria-hidden="true">
          {row.rating}
        </span>
        <div>
          <h2>{fullName(row)}</h2>
          <p>
            {portalPlayerText(row)}, rated {row.rating}
          </p>
          <p className="muted">{about}</p>
        </div>
      </header>
      {children}
      <p>
        <PlayerLink id={row.id}>Player page</PlayerLink>
      </p>
    </article>
  );
}

/** His chance of leaving under each choice, as bars on the same scale. */
function Outlooks({ row }: { row: PortalPlayer }) {
  const choices = keepingChoices(row);
  if (choices.length === 0) return null;
  return (
    <dl className="outlooks" aria-label="Chance that he leaves">
      {choices.map(({ label, chance }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RangeBar range={chance} />
          </dd>
          <dd className="num">{rangeText(chance)}</dd>
        </div>
      ))}
      {row.declares > 0 && (
        <div>
          <dt>Declares for the draft</dt>
          <dd>
            <Meter value={row.declares} high={1} />
          </dd>
          <dd className="num">{declaresText(row)}</dd>
        </div>
      )}
    </dl>
  );
}

interface Props<Row> {
  row: Row;
  data: PortalPage;
  decide: Decide;
}

/** One of your own players: the risk, the cost of losing him, and the ways to keep him. */
export function OwnCard({ row, data, decide }: Props<PortalPlayer>) {
  const { promised, id } = row;
  const left = data.promises.most - data.promises.used;
  return (
    <Card row={row} about={stakeText(row)}>
      <p className="standing">
        Would leave for: <strong>{PORTAL_REASON_WORDS[row.reason].toLowerCase()}</strong>
      </p>
      <Outlooks row={row} />
      <div className="actions">
        <ActionButton
          words={OWN_KEYS[0].button(row)}
          effect={promiseEffect(row, data)}
          disabled={!promised && left === 0}
          onClick={() => decide(promised ? { release: [id] } : { keep: [id] })}
        />
        <p className="muted small">{plural(left, 'promise')} left this year.</p>
      </div>
    </Card>
  );
}

/** The programs he is likeliest to choose, with ours in its rank. */
function Rivals({ row, data }: { row: PortalTarget; data: PortalPage }) {
  const ours = { team: data.team.name, chance: row.said === 'offer' ? row.odds_called : row.odds, ours: true };
  const all = [...row.rivals.map((rival) => ({ ...rival, ours: false })), ...(row.said === 'pass' ? [] : [ours])];
  const most = Math.max(...all.map(({ chance }) => chance));
  return (
    <ol className="top-five plain" aria-label="Most likely destinations">
      {all
        .sort((a, b) => b.chance - a.chance)
        .map(({ team, chance, ours }) => (
          <li key={team} className={ours ? 'ours' : ''}>
            <Logo name={team} size={24} />
            <span className="school">{team}</span>
            <Meter value={chance} high={most} />
            <strong className="num">{oddsText(chance)}</strong>
          </li>
        ))}
    </ol>
  );
}

/** A player in the portal: his role here, his price, your odds, and your options. */
export function TargetCard({ row, data, decide }: Props<PortalTarget>) {
  const { id, said } = row;
  const left = data.offers.most - data.offers.used;
  return (
    <Card row={row} about={`Leaves ${row.team}: ${PORTAL_REASON_WORDS[row.reason].toLowerCase()}`}>
      <p className="standing">
        <strong>{roleHereText(row)}.</strong> {plural(row.places, 'spot')} open at {row.pos.toUpperCase()}
        {row.price !== null && `; asks about ${priceText(row)}`}.
      </p>
      {row.scheme !== null && <p>{fitSentence(row)}</p>}
      <Rivals row={row} data={data} />
      <div className="actions">
        {said !== 'offer' && (
          <ActionButton
            words="Call him yourself"
            effect={callEffect(row, data)}
            disabled={left === 0}
            onClick={() => decide({ offer: [id] })}
          />
        )}
        {said !== 'pass' && (
          <ActionButton words="Pass" effect="Your staff passes on him, too." onClick={() => decide({ pass: [id] })} />
        )}
        {said !== 'staff' && (
          <ActionButton
            words={MARKET_KEYS[2].button(row)}
            effect={said === 'offer' ? 'Cancels your call.' : 'They can recruit him again.'}
            onClick={() => decide({ staff: [id] })}
          />
        )}
      </div>
    </Card>
  );
}

/** A completed transfer: his finalists, and the reasons. */
export function MoveCard({ row }: { row: PortalMove }) {
  return (
    <Card row={row} about={`${originText(row)} to ${destinationText(row)}. ${youText(row)}.`}>
      <p className="standing">
        Left for: <strong>{PORTAL_REASON_WORDS[row.reason].toLowerCase()}</strong>
      </p>
      {row.finalists.length === 0 && moveLines(row).map((line) => <p key={line}>{line}</p>)}
      {row.finalists.length > 0 && <TopFive list={finalistBars(row.finalists)} place={null} />}
      {row.finalists.length > 0 && (
        <p>
          <WhyButton of={{ what: 'transfer', player: String(row.id) }}>
            Why he chose {firstOf(row.finalists).team}
          </WhyButton>
        </p>
      )}
    </Card>
  );
}
