import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SigningDayPage } from '../../core/contract/views/index.ts';
import { lastStep, sceneAt, signingDayTitle, signingNotes } from '../../core/present/board/signing-day.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { SIGNING_DAY_WORDS } from '../../core/words/recruiting.ts';
import { YearPicker } from '../components/pickers.tsx';
import { Section } from '../components/section.tsx';
import { Segments } from '../components/segments.tsx';
import { Answer, NoData } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { hrefOf } from '../described/address.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { useLasting } from '../table/memory.ts';
import { RankBoard, SoFar, Table } from './signing/stage.tsx';
import './signing/signing.css';

/** Links to the class's other signing day, and to earlier classes. */
function Days({ data }: { data: SigningDayPage }) {
  const navigate = useNavigate();
  const { days, day, year, years } = data;
  return (
    <>
      {days.length > 1 && day !== null && (
        <Segments
          label={HEADINGS.signingDay}
          options={days}
          value={day}
          word={(each) => SIGNING_DAY_WORDS[each]}
          onChange={(each) => navigate(hrefOf({ name: 'signing', year, day: each }))}
        />
      )}
      <YearPicker
        label="Recruited in"
        years={years}
        value={String(year)}
        onChange={(each) => navigate(hrefOf({ name: 'signing', year: Number(each) }))}
      />
    </>
  );
}

/** A day up to the point watched, which this browser remembers. */
function Day({ data }: { data: SigningDayPage }) {
  const { info, year, day } = data;
  const [step, setStep] = useLasting(`signing:${info.user_id}:${year}:${day}`, 0);
  const scene = sceneAt(data, step);
  return (
    <div className="signing">
      <RankBoard page={data} scene={scene} />
      <Table page={data} scene={scene} step={step} last={lastStep(data)} go={setStep} />
      <SoFar announced={scene.announced} />
      <Section title={HEADINGS.letters} className="signing-letters">
        {signingNotes(data).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Section>
    </div>
  );
}

function SigningView({ data }: { data: SigningDayPage }) {
  return (
    <>
      <TeamHeader team={data.team} eyebrow={signingDayTitle(data)} season={data.year}>
        <Days data={data} />
      </TeamHeader>
      <div className="after-slab">
        {data.day === null ? (
          <NoData>{signingNotes(data).join(' ')}</NoData>
        ) : (
          <Day key={`${data.year} ${data.day}`} data={data} />
        )}
      </div>
    </>
  );
}

/** A signing day: hats on the table, one recruit after the other, and the class rank moving. */
export default function Signing() {
  const [search] = useSearchParams();
  const asked = Object.fromEntries([...search].filter(([key]) => key === 'year' || key === 'day'));
  const answer = useQuery('signingDay', asked, { keep: true });
  useTitle(answer.data ? signingDayTitle(answer.data) : HEADINGS.signingDay);
  return (
    <Answer answer={answer} head={HEADINGS.signingDay} failed="Failed to load the signing day">
      {(data) => <SigningView data={data} />}
    </Answer>
  );
}
