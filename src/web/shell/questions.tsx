import type { Info } from '../../core/contract/views/index.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { EMPTY } from '../../core/words/empty.ts';
import { capitalized } from '../../core/words/numbers.ts';
import Confirm from '../components/confirm.tsx';
import { goOn, takeBack } from '../state/advance.ts';
import { useQuery } from '../state/query.ts';
import { ask, type Question, setAgreed } from '../state/ui.ts';

const close = () => ask(null);

/** Asks before weeks are played from a page where that is unexpected. */
function Play({ info }: { info: Info }) {
  const preseason = info.stage === 'preseason';
  const go = () => {
    close();
    if (!preseason) setAgreed(true);
    goOn();
  };
  return preseason ? (
    <Confirm title={`Begin the ${info.currentYear} season?`} yes="Begin the season" onYes={go} onClose={close}>
      <p>We’ll fill every open week, yours included, and the {info.currentYear} season begins.</p>
    </Confirm>
  ) : (
    <Confirm title={`Play week ${info.currentWeek}?`} yes={`Play week ${info.currentWeek}`} onYes={go} onClose={close}>
      <p>
        All games of week {info.currentWeek} will be played. After this, <kbd>n</kbd> plays a week from any page without
        asking.
      </p>
    </Confirm>
  );
}

/** Asks before an undo, listing the decisions. */
function TakeBack() {
  const answer = useQuery('lastDecisions', {}, { staleTime: 0 });
  const decisions = answer.data?.decisions ?? [];
  const go = () => {
    close();
    void takeBack();
  };
  return (
    <Confirm title={HEADINGS.askTakeBack} yes="Undo" busy={decisions.length === 0} onYes={go} onClose={close}>
      {decisions.length > 0 && (
        <>
          <p>This undoes:</p>
          <ul>
            {decisions.map((decision) => (
              <li key={decision}>{capitalized(decision)}</li>
            ))}
          </ul>
        </>
      )}
      {answer.isSuccess && decisions.length === 0 && <p>{EMPTY.takeBack}</p>}
      {answer.isError && <p role="alert">Your last move could not be looked up. Try again in a moment.</p>}
    </Confirm>
  );
}

/** A question asked before an action. */
export default function Questions({ question, info }: { question: Question; info: Info }) {
  return question === 'play' ? <Play info={info} /> : <TakeBack />;
}
