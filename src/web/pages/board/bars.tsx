import { useState } from 'react';
import type { RecruitDetail } from '../../../core/contract/views/index.ts';
import { itemAt } from '../../../core/model/lists.ts';
import { againstText } from '../../../core/present/board/interest.ts';
import { signed } from '../../../core/words/numbers.ts';
import { Logo } from '../../components/logo.tsx';
import { Meter } from '../../components/marks.tsx';

type School = RecruitDetail['list'][number];

/** Points at which a part's bar is full. */
const FULL = 30;

function Part({ label, value }: { label: string; value: number }) {
  const width = `${Math.min(1, Math.abs(value) / FULL) * 50}%`;
  return (
    <li>
      <span>{label}</span>
      <span className="part-bar" aria-hidden="true">
        <i className={value < 0 ? 'minus' : 'plus'} style={{ width }} />
      </span>
      <span className={`num ${value < 0 ? 'lost' : value > 0 ? 'won' : 'muted'}`}>{signed(value)}</span>
    </li>
  );
}

/** The gap between us and another school by part; our own bar shows its parts instead. */
function PartsOf({ school, ours }: { school: School; ours: School | undefined }) {
  const beside = ours === undefined || school.ours ? null : ours;
  const parts = school.parts.map(({ label, value }, index) => ({
    label,
    value: beside === null ? value : itemAt(beside.parts, index).value - value,
  }));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const words =
    beside === null
      ? `Where ${school.team}’s points come from, compared with the average school`
      : `${againstText(total, school.team)}, because of`;
  return (
    <div className="parts">
      <p className="muted">{words}</p>
      <ul>
        {parts
          .filter(({ value }) => value !== 0)
          .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
          .map((part) => (
            <Part key={part.label} {...part} />
          ))}
      </ul>
    </div>
  );
}

/** His top five as bars; a click on a school shows the gap to it. */
export function TopFive({ list, place }: { list: readonly School[]; place: number | null }) {
  const rival = list.find(({ ours }) => !ours);
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = list.find(({ team }) => team === picked) ?? rival;
  return (
    <>
      <ol className="top-five">
        {list.map((school, index) => (
          <li key={school.team} className={school.ours ? 'ours' : ''}>
            <button type="button" aria-pressed={school === chosen} onClick={() => setPicked(school.team)}>
              <span className="num muted">{school.ours ? (place ?? index + 1) : index + 1}</span>
              <Logo name={school.team} size={24} />
              <span className="school">{school.team}</span>
              <Meter value={school.interest} />
              <strong className="num">{school.interest}</strong>
            </button>
          </li>
        ))}
      </ol>
      {chosen && <PartsOf school={chosen} ours={list.find(({ ours }) => ours)} />}
    </>
  );
}
