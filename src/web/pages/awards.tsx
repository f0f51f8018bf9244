import { useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { useNavigate, useParams } from 'react-router-dom';
import type { Awards } from '../../core/app/views/index.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { ConferenceOptions, Picker, YearPicker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer, NoData } from '../components/states.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { Heisman } from './awards/heisman.tsx';
import {
  BestTable,
  CoachTable,
  FreshmenTable,
  MostValuableTable,
  SelectionTable,
  WeekTable,
} from './awards/tables.tsx';

function NotYet() {
  return <NoData>The awards of a season are given after the conference championships.</NoData>;
}

function ConferencePane({ data, onChange }: { data: Awards; onChange: (conference: string) => void }) {
  const { conference } = data;
  return (
    <>
      <div className="row-line wrap page-tools">
        <Picker label="Conference" value={conference ?? ''} onChange={onChange}>
          {conference === null && <option value="">Choose a conference</option>}
          <ConferenceOptions conferences={data.conferences} />
        </Picker>
      </div>
      {conference !== null && (
        <>
          {data.decided && <SelectionTable data={data} name={`All-${conference}`} teams={data.all_conference} />}
          <WeekTable
            data={data}
            title={HEADINGS.conferencePlayersOfTheWeek(conference)}
            weeks={data.conference_players_of_the_week}
          />
        </>
      )}
    </>
  );
}

function AwardsView({ data, onConference }: { data: Awards; onConference: (conference: string) => void }) {
  const navigate = useNavigate();
  const [tab, setTab] = useState('heisman');
  return (
    <>
      <PageHead
        title={`${data.year} Awards`}
        tools={
          data.years.length > 1 && (
            <YearPicker
              label="Season"
              years={data.years}
              value={String(data.year)}
              onChange={(year) => navigate(pages.awards(year))}
            />
          )
        }
      />
      <Tabs activeKey={tab} onSelect={(key) => setTab(key ?? 'heisman')} id="awards" mountOnEnter unmountOnExit>
        <Tab eventKey="heisman" title={data.decided ? 'Heisman' : HEADINGS.heismanRace}>
          <Heisman data={data} />
        </Tab>
        <Tab eventKey="best" title={HEADINGS.playersOfTheYear}>
          {data.decided ? (
            <>
              <BestTable data={data} />
              <CoachTable data={data} />
            </>
          ) : (
            <NotYet />
          )}
        </Tab>
        <Tab eventKey="nation" title="All-America">
          {data.decided ? (
            <div className="columns main-side">
              <SelectionTable data={data} name="All-America" teams={data.all_america} />
              <FreshmenTable data={data} />
            </div>
          ) : (
            <NotYet />
          )}
        </Tab>
        <Tab eventKey="conference" title="Conference">
          <ConferencePane data={data} onChange={onConference} />
        </Tab>
        <Tab eventKey="weeks" title="Weeks and Bowls">
          {data.most_valuable.length > 0 && <MostValuableTable data={data} />}
          <WeekTable data={data} title={HEADINGS.playersOfTheWeek} weeks={data.players_of_the_week} />
        </Tab>
      </Tabs>
    </>
  );
}

export default function AwardsPage() {
  const { year } = useParams();
  const [conference, setConference] = useState<string | null>(null);
  const answer = useQuery('awards', { year: year ?? null, conference }, { keep: true });
  useTitle(answer.data ? `${answer.data.year} Awards` : 'Awards');
  return (
    <Answer answer={answer} head="Awards" failed="Failed to load awards">
      {(data) => <AwardsView data={data} onConference={setConference} />}
    </Answer>
  );
}
