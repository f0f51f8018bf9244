import CloseButton from 'react-bootstrap/CloseButton';
import type { Explained as InParts } from '../../../core/contract/views/index.ts';
import { finalistLines } from '../../../core/present/finalists.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { WHY, type WhyRow, whyRows } from '../../../core/present/why.ts';
import { useQuery } from '../../state/query.ts';
import { closeWhy, type Explained } from '../../state/ui.ts';
import { Dialog } from '../dialog.tsx';
import { ErrorAlert } from '../states.tsx';

const TITLE_ID = 'why-title';

function Row({ row }: { row: WhyRow }) {
  const tone = row.sum ? 'display' : row.start ? '' : row.value < 0 ? 'lost' : 'won';
  return (
    <tr className={row.sum ? 'sum' : ''}>
      <th scope="row">
        {row.label}
        {row.note && <span className="muted small why-note">{row.note}</span>}
      </th>
      <td className={tone}>{WHY.value.text(row)}</td>
    </tr>
  );
}

/** The parts of a number and their sum. */
export function Parts({ why }: { why: InParts }) {
  return (
    <table className="why-table">
      <caption className="visually-hidden">{why.title}: the parts</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{WHY.part.short}</th>
          <th scope="col">{WHY.value.short}</th>
        </tr>
      </thead>
      <tbody>
        {whyRows(why).map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** A number broken into parts that add up to it, over the page. */
export default function WhyDialog({ of }: { of: Explained }) {
  const answer = useQuery('why', of, { stay: true });
  return (
    <Dialog
      onHide={closeWhy}
      centered
      aria-labelledby={answer.data ? TITLE_ID : undefined}
      aria-label={answer.data ? undefined : 'Why'}
    >
      <CloseButton className="popup-close" onClick={closeWhy} />
      <div className="popup-body">
        {answer.isError && <ErrorAlert>{answer.error.message}</ErrorAlert>}
        {answer.isPending && <p className="muted">Loading the breakdown...</p>}
        {answer.data && (
          <>
            <h2 id={TITLE_ID} className="why-title">
              {answer.data.title}
            </h2>
            <Parts why={answer.data} />
            {answer.data.finalists !== undefined && (
              <>
                <h3>{HEADINGS.choseBetween}</h3>
                {finalistLines(answer.data.finalists).map((line) => (
                  <p className="small" key={line}>
                    {line}
                  </p>
                ))}
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
