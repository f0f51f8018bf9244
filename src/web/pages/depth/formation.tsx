import type { DepthPage } from '../../../core/contract/views/index.ts';
import { firstOf } from '../../../core/model/lists.ts';
import type { Position } from '../../../core/model/positions.ts';
import { type DepthRow, depthRows } from '../../../core/present/decisions/depth.ts';
import { fullName } from '../../../core/words/terms.ts';

interface Spot {
  position: Position;
  row: DepthRow;
}

/** Splits a position's wide starters into halves, the first ones on the left. */
function split(spots: readonly Spot[]): [left: readonly Spot[], right: readonly Spot[]] {
  const half = Math.ceil(spots.length / 2);
  return [spots.slice(0, half), spots.slice(half)];
}

/** Returns the starters in the rows they line up in, the deepest defender first. */
function lines({ positions }: Pick<DepthPage, 'positions'>): { name: string; rows: (readonly Spot[])[] }[] {
  const at = (position: Position): Spot[] => {
    const found = positions.find((each) => each.position === position);
    const starting = found === undefined ? [] : depthRows(found).filter(({ starts }) => starts);
    return starting.map((row) => ({ position, row }));
  };
  const [leftCorners, rightCorners] = split(at('cb'));
  const [leftEnds, rightEnds] = split(at('wr'));
  return [
    { name: 'Defense', rows: [at('s'), [...leftCorners, ...at('lb'), ...rightCorners], at('dl')] },
    {
      name: 'Offense',
      // Receivers stand back a row, so that the line fits a phone.
      rows: [[...at('ol'), ...at('te')], [...leftEnds, ...at('qb'), ...rightEnds], at('rb')],
    },
    { name: 'Kicking', rows: [[...at('k'), ...at('p')]] },
  ];
}

interface Props {
  data: DepthPage;
  /** The position whose order is shown. */
  selected: Position;
  onSelect: (position: Position) => void;
}

/** The starters where they line up; a click shows a position's order. */
export function Formation({ data, selected, onSelect }: Props) {
  return (
    <div className="formation">
      {lines(data).map(({ name, rows }) => (
        <fieldset key={name} className="formation-side">
          <legend>{name}</legend>
          {rows
            .filter((row) => row.length > 0)
            .map((spots) => (
              <div key={firstOf(spots).row.id} className="formation-row">
                {spots.map(({ position, row }) => (
                  <button
                    key={row.id}
                    type="button"
                    aria-pressed={position === selected}
                    aria-label={`${position.toUpperCase()} ${fullName(row)}, ${row.rating}`}
                    onClick={() => onSelect(position)}
                  >
                    <span className="muted small">{position.toUpperCase()}</span>
                    <strong className="num">{row.rating}</strong>
                    <span className="formation-name small">{row.last}</span>
                  </button>
                ))}
              </div>
            ))}
        </fieldset>
      ))}
    </div>
  );
}
