import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { App } from './App.tsx';

const page = lazy;
const Home = page(() => import('./pages/home.tsx'));
const Noncon = page(() => import('./pages/noncon.tsx'));
const Dashboard = page(() => import('./pages/dashboard.tsx'));
const Rankings = page(() => import('./pages/rankings.tsx'));
const Plan = page(() => import('./pages/plan.tsx'));
const Board = page(() => import('./pages/board.tsx'));
const Budget = page(() => import('./pages/budget.tsx'));
const Portal = page(() => import('./pages/portal.tsx'));
const Depth = page(() => import('./pages/depth.tsx'));
const Stakes = page(() => import('./pages/stakes.tsx'));
const News = page(() => import('./pages/news.tsx'));
const Schedule = page(() => import('./pages/schedule.tsx'));
const Roster = page(() => import('./pages/roster.tsx'));
const History = page(() => import('./pages/history.tsx'));
const Awards = page(() => import('./pages/awards.tsx'));
const Season = page(() => import('./pages/season.tsx'));
const Injuries = page(() => import('./pages/injuries.tsx'));
const Trophies = page(() => import('./pages/trophies.tsx'));
const Rivalry = page(() => import('./pages/rivalry.tsx'));
const Records = page(() => import('./pages/records.tsx'));
const Hall = page(() => import('./pages/hall.tsx'));
const Draft = page(() => import('./pages/draft.tsx'));
const Program = page(() => import('./pages/program.tsx'));
const Playoff = page(() => import('./pages/playoff.tsx'));
const Standings = page(() => import('./pages/standings.tsx'));
const Player = page(() => import('./pages/player.tsx'));
const Week = page(() => import('./pages/week.tsx'));
const Game = page(() => import('./pages/game.tsx'));
const StatsTeam = page(() => import('./pages/stats-team.tsx'));
const StatsIndividual = page(() => import('./pages/stats-individual.tsx'));
const StatsRatings = page(() => import('./pages/stats-ratings.tsx'));
const Summary = page(() => import('./pages/summary.tsx'));
const Review = page(() => import('./pages/review.tsx'));
const Progression = page(() => import('./pages/progression.tsx'));
const Recruiting = page(() => import('./pages/recruiting.tsx'));
const About = page(() => import('./pages/about.tsx'));
const NotFound = page(() => import('./pages/not-found.tsx'));

/** Every screen of the game, each in its own chunk. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<App />}>
        <Route path="/" element={<Home />} />
        <Route path="/noncon" element={<Noncon />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/rankings" element={<Rankings />} />
        <Route path="/news" element={<News />} />
        <Route path="/plan" element={<Plan />} />
        <Route path="/board" element={<Board />} />
        <Route path="/portal" element={<Portal />} />
        <Route path="/budget" element={<Budget />} />
        <Route path="/depth" element={<Depth />} />
        <Route path="/depth/:teamName" element={<Depth />} />
        <Route path="/stakes" element={<Stakes />} />
        <Route path="/awards" element={<Awards />} />
        <Route path="/awards/:year" element={<Awards />} />
        <Route path="/season" element={<Season />} />
        <Route path="/season/:year" element={<Season />} />
        <Route path="/injuries" element={<Injuries />} />
        <Route path="/injuries/:teamName" element={<Injuries />} />
        <Route path="/trophies" element={<Trophies />} />
        <Route path="/trophies/:teamName" element={<Trophies />} />
        <Route path="/rivalry" element={<Rivalry />} />
        <Route path="/rivalry/:teamName" element={<Rivalry />} />
        <Route path="/rivalry/:teamName/:opponent" element={<Rivalry />} />
        <Route path="/records" element={<Records />} />
        <Route path="/records/:teamName" element={<Records />} />
        <Route path="/records/conference/:conference" element={<Records />} />
        <Route path="/hall" element={<Hall />} />
        <Route path="/hall/:teamName" element={<Hall />} />
        <Route path="/hall/:teamName/:year" element={<Hall />} />
        <Route path="/draft" element={<Draft />} />
        <Route path="/draft/:year" element={<Draft />} />
        <Route path="/program" element={<Program />} />
        <Route path="/program/:teamName" element={<Program />} />
        <Route path="/playoff" element={<Playoff />} />
        <Route path="/standings/:conferenceName" element={<Standings />} />
        <Route path="/players/:playerId" element={<Player />} />
        <Route path="/schedule" element={<Week />} />
        <Route path="/schedule/:week" element={<Week />} />
        <Route path="/game/:id" element={<Game />} />
        <Route path="/stats/team" element={<StatsTeam />} />
        <Route path="/stats/individual" element={<StatsIndividual />} />
        <Route path="/stats/ratings" element={<StatsRatings />} />
        <Route path="/summary" element={<Summary />} />
        <Route path="/review" element={<Review />} />
        <Route path="/review/:year" element={<Review />} />
        <Route path="/roster_progression" element={<Progression />} />
        <Route path="/recruiting_summary" element={<Recruiting />} />
        <Route path="/about" element={<About />} />
        <Route path="/:teamName/schedule" element={<Schedule />} />
        <Route path="/:teamName/roster" element={<Roster />} />
        <Route path="/:teamName/history" element={<History />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
