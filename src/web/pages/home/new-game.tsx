import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Home } from '../../../core/contract/views/index.ts';
import { DIFFICULTIES, type Difficulty, LEVELS } from '../../../core/model/difficulty.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { DIFFICULTY_NOTES, DIFFICULTY_WORDS, difficultyParts } from '../../../core/words/difficulty.ts';
import { capitalized } from '../../../core/words/numbers.ts';
import { AS_IT_WAS, IN_FULL, seasonNote } from '../../../core/words/terms.ts';
import { EDIT_PLAYERS, EDITS_NOTE, EDITS_OFF, EDITS_ON } from '../../../core/words/universe/editing.ts';
import { Fault } from '../../components/fault.tsx';
import { Picker } from '../../components/pickers.tsx';
import { Section } from '../../components/section.tsx';
import { useDecision } from '../../state/decision.ts';
import { forgetEverything, seedAnswer } from '../../state/query.ts';
import { type CoachChoice, CoachFields, coachInput, NO_COACH } from './coach-fields.tsx';
import { type Format, FormatFields, formatOf, isSameFormat, LaterSeasons } from './format-fields.tsx';
import { Openings } from './openings.tsx';
import { INDEPENDENTS, TeamList } from './team-list.tsx';
import { UniverseFiles, UniversePicker } from './universe-field.tsx';

const ALL = 'all';

/** The difficulty, and its effects. */
function DifficultyField({ level, onChange }: { level: Difficulty; onChange: (next: Difficulty) => void }) {
  const parts = difficultyParts(LEVELS[level]);
  return (
    <div className="fields">
      <Picker label={HEADINGS.difficulty} value={level} onChange={(next) => onChange(next as Difficulty)}>
        {DIFFICULTIES.map((each) => (
          <option key={each} value={each}>
            {DIFFICULTY_WORDS[each]}
          </option>
        ))}
      </Picker>
      <p className="muted">{parts.length === 0 ? DIFFICULTY_NOTES.normal : `${capitalized(parts.join(', '))}.`}</p>
    </div>
  );
}

/** Whether players may be edited, and what that costs. */
function EditsField({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <div className="fields">
      <Picker label={EDIT_PLAYERS} value={on ? 'on' : 'off'} onChange={(value) => onChange(value === 'on')}>
        <option value="off">{EDITS_OFF}</option>
        <option value="on">{EDITS_ON}</option>
      </Picker>
      {on && <p className="muted">{EDITS_NOTE}</p>}
    </div>
  );
}

/** Choices besides the team. */
interface Chosen {
  format: Format;
  /** Whether the format changes after the first season. */
  changes: boolean;
  coach: CoachChoice;
  difficulty: Difficulty;
  asItWas: boolean;
  editable: boolean;
}

function useStart(home: Home, { format, changes, coach, difficulty, asItWas, editable }: Chosen) {
  const navigate = useNavigate();
  const [starting, setStarting] = useState<string | null>(null);
  const { decide, fault } = useDecision('newGame');
  const start = async (team: string, seed?: string) => {
    setStarting(team);
    const answer = await decide({
      team,
      ...(seed !== undefined && { seed }),
      year: home.selected_year,
      playoff_teams: String(format.teams),
      playoff_autobids: String(format.autobids),
      playoff_conf_champ_top_4: String(format.championsTopFour),
      ...(changes && { playoff_changes: 'true' }),
      ...coachInput(coach),
      ...(difficulty !== 'normal' && { difficulty }),
      ...(asItWas && { as_it_was: 'true' }),
      ...(editable && { editable: 'true' }),
      ...(home.universe && { universe: home.universe.id }),
    });
    setStarting(null);
    if (answer === null) return;
    forgetEverything();
    seedAnswer('noncon', {}, answer);
    navigate('/noncon', { state: { fromHome: true } });
  };
  return { starting, start, fault };
}

interface Props {
  home: Home;
  onYear: (year: string) => void;
  onUniverse: (id: string) => void;
}

interface SeasonProps extends Props {
  asItWas: boolean;
  onAsItWas: (asItWas: boolean) => void;
}

/** The universe and the season, with the choice to play a shortened season as it really was. */
function SeasonFields({ home, onYear, onUniverse, asItWas, onAsItWas }: SeasonProps) {
  const year = home.selected_year;
  const note = home.universe === undefined ? seasonNote(Number(year), asItWas) : null;
  return (
    <>
      <div className="fields">
        <UniversePicker value={home.universe?.id ?? ''} onChange={onUniverse} />
        <Picker label="Season" value={year} onChange={onYear}>
          {home.years.map((each) => (
            <option key={each} value={each}>
              {each} Season
            </option>
          ))}
        </Picker>
      </div>
      {note !== null && (
        <Picker
          label={`How ${year} is played`}
          value={asItWas ? 'short' : 'full'}
          onChange={(value) => onAsItWas(value === 'short')}
        >
          <option value="full">{IN_FULL}</option>
          <option value="short">{AS_IT_WAS}</option>
        </Picker>
      )}
      {note !== null && <p className="muted">{note}</p>}
      <UniverseFiles value={home.universe?.id ?? ''} onChange={onUniverse} />
    </>
  );
}

interface ProgramsProps {
  home: Home;
  /** The program whose dynasty is being created. */
  starting: string | null;
  onStart: (team: string, seed?: string) => void;
}

/** The programs to start at: all of them, or those with an opening this season. */
function Programs({ home, starting, onStart }: ProgramsProps) {
  const [conference, setConference] = useState(ALL);
  const [from, setFrom] = useState<'all' | 'openings'>('all');
  const startAt = home.universe === undefined && (
    <Picker label="Start at" value={from} onChange={(next) => setFrom(next === 'openings' ? 'openings' : 'all')}>
      <option value="all">Any program</option>
      <option value="openings">This season’s openings</option>
    </Picker>
  );
  if (from === 'openings')
    return <Openings year={home.selected_year} starting={starting} onSelect={onStart} tools={startAt} />;
  return (
    <TeamList
      preview={home.preview}
      filter={conference === ALL ? null : conference}
      universe={home.universe?.id}
      starting={starting}
      onSelect={onStart}
      tools={
        <>
          {startAt}
          <Picker label="Conference" value={conference} onChange={setConference}>
            <option value={ALL}>{HEADINGS.allConferences}</option>
            {Object.keys(home.preview.conferences)
              .sort()
              .map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            <option value={INDEPENDENTS}>Independents</option>
          </Picker>
        </>
      }
    />
  );
}

/** Season, playoff format, coach, difficulty and team of a new dynasty. */
export function NewGame({ home, onYear, onUniverse }: Props) {
  const [format, setFormat] = useState(() => formatOf(home));
  const [coach, setCoach] = useState(NO_COACH);
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const [editable, setEditable] = useState(false);
  const isReal = home.universe === undefined;
  const [wantsShort, setShort] = useState(false);
  const asItWas = wantsShort && isReal && seasonNote(Number(home.selected_year)) !== null;
  const [wantsChanges, setChanges] = useState(true);
  const canChange = isReal && isSameFormat(format, formatOf(home));
  const changes = canChange && wantsChanges;
  const { starting, start, fault } = useStart(home, { format, changes, coach, difficulty, asItWas, editable });
  return (
    <>
      <div className="columns two steps">
        <Section title="1. Season">
          <SeasonFields {...{ home, onYear, onUniverse, asItWas }} onAsItWas={setShort} />
        </Section>
        <Section title="2. Playoff format">
          <FormatFields format={format} conferences={Object.keys(home.preview.conferences).length} onChange={setFormat}>
            {canChange && <LaterSeasons changes={changes} onChange={setChanges} />}
          </FormatFields>
        </Section>
      </div>
      <div className="columns two steps">
        <Section title="3. Coach">
          <CoachFields coach={coach} onChange={setCoach} />
        </Section>
        <Section title="4. Difficulty">
          <DifficultyField level={difficulty} onChange={setDifficulty} />
          <EditsField on={editable} onChange={setEditable} />
        </Section>
      </div>
      <Fault>{fault}</Fault>
      <Programs home={home} starting={starting} onStart={(team, seed) => void start(team, seed)} />
    </>
  );
}
