import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Home } from '../../../core/contract/views/index.ts';
import { DIFFICULTIES, type Difficulty, LEVELS } from '../../../core/model/difficulty.ts';
import { byesOf, takesChampions } from '../../../core/model/playoff.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { DIFFICULTY_NOTES, DIFFICULTY_WORDS, difficultyParts } from '../../../core/words/difficulty.ts';
import { capitalized } from '../../../core/words/numbers.ts';
import { AS_IT_WAS, IN_FULL, seasonNote } from '../../../core/words/terms.ts';
import { Fault } from '../../components/fault.tsx';
import { Picker } from '../../components/pickers.tsx';
import { Section } from '../../components/section.tsx';
import { useDecision } from '../../state/decision.ts';
import { forgetEverything, seedAnswer } from '../../state/query.ts';
import { through } from '../../words.ts';
import { type CoachChoice, CoachFields, coachInput, NO_COACH } from './coach-fields.tsx';
import { Openings } from './openings.tsx';
import { INDEPENDENTS, TeamList } from './team-list.tsx';
import { UniverseFiles, UniversePicker } from './universe-field.tsx';

const ALL = 'all';

interface Format {
  teams: number;
  autobids: number;
  championsTopFour: boolean;
}

function formatOf(home: Home): Format {
  const { teams, conf_champ_autobids, conf_champ_top_4 } = home.preview.playoff;
  return { teams, autobids: conf_champ_autobids, championsTopFour: conf_champ_top_4 };
}

function isSameFormat(a: Format, b: Format): boolean {
  return a.teams === b.teams && a.autobids === b.autobids && a.championsTopFour === b.championsTopFour;
}

/**
 * Returns the default format: large fields get five autobids, and those with byes put champions on top; smaller fields
 * have neither.
 */
function formatFor(teams: number): Format {
  return { teams, autobids: takesChampions(teams) ? 5 : 0, championsTopFour: byesOf(teams) > 0 };
}

function FormatFields({
  format,
  conferences,
  onChange,
  children,
}: {
  format: Format;
  conferences: number;
  onChange: (next: Format) => void;
  children: ReactNode;
}) {
  return (
    <div className="fields">
      <Picker
        label={HEADINGS.playoffTeams}
        value={String(format.teams)}
        onChange={(value) => onChange(formatFor(Number(value)))}
      >
        <option value="2">2 (BCS)</option>
        <option value="4">4</option>
        <option value="12">12</option>
        <option value="16">16</option>
      </Picker>
      {takesChampions(format.teams) && (
        <>
          <Picker
            label={HEADINGS.autobids}
            value={String(format.autobids)}
            onChange={(value) => onChange({ ...format, autobids: Number(value) })}
          >
            {through(0, conferences).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Picker>
          <Picker
            label="Conference Champions Top 4 Seeds"
            value={format.championsTopFour ? 'yes' : 'no'}
            onChange={(value) => onChange({ ...format, championsTopFour: value === 'yes' })}
          >
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Picker>
        </>
      )}
      {children}
    </div>
  );
}

/** Whether the first season's format is kept; one the season did not really have always is. */
function LaterSeasons({ changes, onChange }: { changes: boolean; onChange: (next: boolean) => void }) {
  return (
    <Picker
      label="Later Seasons"
      value={changes ? 'changes' : 'stays'}
      onChange={(value) => onChange(value === 'changes')}
    >
      <option value="changes">Follow real changes; can grow</option>
      <option value="stays">Keep this format</option>
    </Picker>
  );
}

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

/** Choices besides the team. */
interface Chosen {
  format: Format;
  /** Whether the format changes after the first season. */
  changes: boolean;
  coach: CoachChoice;
  difficulty: Difficulty;
  asItWas: boolean;
}

function useStart(home: Home, { format, changes, coach, difficulty, asItWas }: Chosen) {
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

/** Season, playoff format, team. */
export function NewGame({
  home,
  onYear,
  onUniverse,
}: {
  home: Home;
  onYear: (year: string) => void;
  onUniverse: (id: string) => void;
}) {
  const [format, setFormat] = useState(() => formatOf(home));
  const [coach, setCoach] = useState(NO_COACH);
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const [conference, setConference] = useState(ALL);
  const year = Number(home.selected_year);
  const isReal = home.universe === undefined;
  const [wantsShort, setShort] = useState(false);
  const asItWas = wantsShort && isReal && seasonNote(year) !== null;
  const [wantsChanges, setChanges] = useState(true);
  const canChange = isReal && isSameFormat(format, formatOf(home));
  const changes = canChange && wantsChanges;
  const { starting, start, fault } = useStart(home, { format, changes, coach, difficulty, asItWas });
  const names = Object.keys(home.preview.conferences).sort();
  const filter = conference === ALL ? null : conference;
  const note = isReal ? seasonNote(year, asItWas) : null;
  const [from, setFrom] = useState<'all' | 'openings'>('all');
  const startAt = isReal && (
    <Picker label="Start at" value={from} onChange={(next) => setFrom(next === 'openings' ? 'openings' : 'all')}>
      <option value="all">Any program</option>
      <option value="openings">This season’s openings</option>
    </Picker>
  );
  return (
    <>
      <div className="columns two steps">
        <Section title="1. Season">
          <div className="fields">
            <UniversePicker value={home.universe?.id ?? ''} onChange={onUniverse} />
            <Picker label="Season" value={home.selected_year} onChange={onYear}>
              {home.years.map((year) => (
                <option key={year} value={year}>
                  {year} Season
                </option>
              ))}
            </Picker>
          </div>
          {note !== null && (
            <Picker
              label={`How ${year} is played`}
              value={asItWas ? 'short' : 'full'}
              onChange={(value) => setShort(value === 'short')}
            >
              <option value="full">{IN_FULL}</option>
              <option value="short">{AS_IT_WAS}</option>
            </Picker>
          )}
          {note !== null && <p className="muted">{note}</p>}
          <UniverseFiles value={home.universe?.id ?? ''} onChange={onUniverse} />
        </Section>
        <Section title="2. Playoff format">
          <FormatFields format={format} conferences={names.length} onChange={setFormat}>
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
        </Section>
      </div>
      <Fault>{fault}</Fault>
      {from === 'openings' ? (
        <Openings
          year={home.selected_year}
          starting={starting}
          onSelect={(team, seed) => void start(team, seed)}
          tools={startAt}
        />
      ) : (
        <TeamList
          preview={home.preview}
          filter={filter}
          universe={home.universe?.id}
          starting={starting}
          onSelect={(team) => void start(team)}
          tools={
            <>
              {startAt}
              <Picker label="Conference" value={conference} onChange={setConference}>
                <option value={ALL}>{HEADINGS.allConferences}</option>
                {names.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
                <option value={INDEPENDENTS}>Independents</option>
              </Picker>
            </>
          }
        />
      )}
    </>
  );
}
