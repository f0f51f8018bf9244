import type { CSSProperties } from 'react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Game, Info, Week } from '../../core/contract/views/index.ts';
import { REGULAR_WEEKS } from '../../core/model/game.ts';
import { searchFor } from '../../core/model/text/search.ts';
import { conferencesOf, kindText } from '../../core/present/games.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { earlyWeek } from '../../core/present/lines.ts';
import { plural } from '../../core/words/numbers.ts';
import { finalLabel, weekName } from '../../core/words/terms.ts';
import { useDeferred } from '../components/deferred.tsx';
import { CalledOff } from '../components/games/called-off.tsx';
import { ConferenceOptions, Picker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer, ErrorAlert, NoData, WithHead } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { pages } from '../paths.ts';
import { useNarrow } from '../state/narrow.ts';
import { useQuery } from '../state/query.ts';
import { useTeamNames, useTeamStyle } from '../state/team-directory.ts';
import { useTitle } from '../state/title.ts';
import { useRemembered } from '../table/memory.ts';

/** Cards drawn at once: more than the tallest window shows. */
const FIRST = 28;
/** Games a phone shows before "show all". */
const FIRST_ON_PHONE = 15;

/** Parses the week in an address. */
function readWeek(text: string | undefined): { week: number } | { error: string } {
  if (text === undefined || text.trim() === '') return { error: 'Week number is required' };
  return /^\d+$/.test(text) ? { week: Number(text) } : { error: 'Invalid week number' };
}

function Side({ game, side }: { game: Game; side: 'A' | 'B' }) {
  const name = game[`team${side}`].name;
  const won = game.winner?.name === name;
  const style = useTeamStyle(name);
  return (
    <div className={`score-line${game.winner ? (won ? ' won' : ' lost') : ''}`} style={style as CSSProperties}>
      <TeamLink name={name} rank={game[`rank${side}TOG`]} logo={26} />
      <span className="display score-line-number">{game.winner ? game[`score${side}`] : game[`spread${side}`]}</span>
    </div>
  );
}

function GameCard({ game, mine }: { game: Game; mine: boolean }) {
  return (
    <article className={`score-card${game.game_of_week ? ' star' : ''}${mine ? ' mine' : ''}`}>
      <header>
        <span className="ellipsis">{kindText(game)}</span>
        {game.game_of_week && <span className="chip gold">Game of the week</span>}
      </header>
      <Side game={game} side={game.homeTeam === 'A' ? 'B' : 'A'} />
      <Side game={game} side={game.homeTeam === 'A' ? 'A' : 'B'} />
      <footer>
        <span className="muted small">
          {game.winner ? finalLabel(game.overtime) : game.homeTeam ? '' : 'Neutral site'}
        </span>
        <Link to={pages.game(game.id)}>{game.winner ? 'Summary' : 'Preview'}</Link>
      </footer>
    </article>
  );
}

/** Puts the user's own game first, the others in their order. */
function ownFirst(games: readonly Game[], team: string): Game[] {
  return [...games].sort((a, b) => Number(plays(b, team)) - Number(plays(a, team)));
}

function plays(game: Game, team: string): boolean {
  return game.teamA.name === team || game.teamB.name === team;
}

function searchText(game: Game): string {
  return `${game.teamA.name} / ${game.teamB.name} / ${kindText(game)}`;
}

/** Explains why a week has no games yet. */
function notSetYet(week: number, { stage, playoff }: Pick<Info, 'stage' | 'playoff'>): string {
  if (stage === 'preseason' && week <= REGULAR_WEEKS) return 'The schedule is filled when the season begins.';
  const what = week === REGULAR_WEEKS + 1 ? 'the title games' : `week ${week}`;
  return `${weekName(week, playoff.teams)}: ${what} will be set after week ${week - 1}.`;
}

function WeekPager({ week, last }: { week: number; last: number }) {
  return (
    <nav className="segments" aria-label="Other weeks">
      {week > 1 && <Link to={pages.week(week - 1)}>Week {week - 1}</Link>}
      {week < last && <Link to={pages.week(week + 1)}>Week {week + 1}</Link>}
    </nav>
  );
}

function WeekView({ data, week }: { data: Week; week: number }) {
  const [filter, setFilter] = useRemembered('filter:week', '');
  const search = searchFor(filter, useTeamNames());
  const later = useDeferred();
  const [conference, setConference] = useRemembered('week-conference', '');
  const [everything, setEverything] = useState(false);
  const narrow = useNarrow();
  const team = data.info.team.name;
  const inConference = (game: Game) => conference === '' || conferencesOf(game).includes(conference);
  const found = ownFirst(data.games, team).filter((game) => inConference(game) && search.fits(searchText(game)));
  const shown = narrow && !everything ? found.slice(0, FIRST_ON_PHONE) : found;
  const name = weekName(week, data.info.playoff.teams);
  return (
    <>
      <PageHead
        title={HEADINGS.weekSchedule(week)}
        sub={[
          name !== `Week ${week}` && name,
          data.games.length > 0 && plural(data.games.length, 'game'),
          ...earlyWeek(data.games),
        ]
          .filter(Boolean)
          .join(' · ')}
        tools={
          <>
            {data.games.length > 12 && (
              <Picker label="Conference" value={conference} onChange={setConference}>
                <option value="">All</option>
                <ConferenceOptions conferences={data.conferences} />
                <option value="Independent">Independent</option>
              </Picker>
            )}
            {data.games.length > 12 && (
              <input
                type="search"
                className="form-control table-filter"
                placeholder="Filter"
                aria-label="Filter games"
                value={filter}
                onChange={(event) => setFilter(event.target.value)}
              />
            )}
            <WeekPager week={week} last={data.info.lastWeek} />
          </>
        }
      />
      {data.games.length === 0 && <NoData>{notSetYet(week, data.info)}</NoData>}
      <div className="score-cards">
        {(later ? shown : shown.slice(0, FIRST)).map((game) => (
          <GameCard key={game.id} game={game} mine={plays(game, team)} />
        ))}
      </div>
      {found.length === 0 && data.games.length > 0 && <NoData>No games match the filter</NoData>}
      <CalledOff title={HEADINGS.calledOffGames} games={data.called_off} />
      {shown.length < found.length && (
        <button type="button" className="btn btn-quiet show-all" onClick={() => setEverything(true)}>
          Show all {found.length} games
        </button>
      )}
    </>
  );
}

function ValidWeek({ week }: { week: number }) {
  useTitle(HEADINGS.weekSchedule(week));
  const answer = useQuery('week', { week }, { keep: true });
  return (
    <Answer answer={answer} head={HEADINGS.weekSchedule(week)} failed="Failed to load week schedule data">
      {(data) => <WeekView data={data} week={week} />}
    </Answer>
  );
}

function InvalidWeek({ error }: { error: string }) {
  useTitle('Week Schedule');
  return (
    <WithHead head="Week Schedule">
      <ErrorAlert>{error}</ErrorAlert>
    </WithHead>
  );
}

export default function WeekPage() {
  const { week } = useParams();
  const read = readWeek(week);
  return 'error' in read ? <InvalidWeek error={read.error} /> : <ValidWeek week={read.week} />;
}
