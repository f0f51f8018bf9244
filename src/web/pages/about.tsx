import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import license from '../../../LICENSE?raw';
import { STAGES, stageFacts } from '../../core/model/stages.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { PageHead, Section } from '../components/section.tsx';
import { fillFrame } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

const KEYS = [
  ['n', 'Play this week, or start the season'],
  ['/', 'Search teams, players, pages and weeks'],
  ['Ctrl K', 'Search, even while typing'],
] as const;

/** Scrolls to the part the address names. */
function useNamedPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash || !key) return;
    // The page scrolls to its top first.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

function HowToPlay() {
  return (
    <Section title={HEADINGS.howToPlay}>
      <p>
        You run one program, year after year. Every page is in the bar at the top, and the buttons below it advance the
        calendar. Click any team to open its card.
      </p>
      <ol className="plain-list how">
        {STAGES.map(stageFacts).map(({ name, label, tasks }) => (
          <li key={name}>
            <strong>{label}</strong> {tasks}
          </li>
        ))}
      </ol>
      <p>Every move is saved as you make it, and the arrow next to the week undoes the last one.</p>
    </Section>
  );
}

function Keys() {
  return (
    <Section title="Keys">
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Source() {
  return (
    <Section title="Source code">
      <p>
        The full source comes with the program, in the folder where it is installed: <code>src</code> is the game,{' '}
        <code>ARCHITECTURE.md</code> is the map, <code>README.md</code> explains how to build and test it. You are free
        to use, change and share it; the license is on this page. Scripts can play too, through{' '}
        <a href="/api/docs">the same API</a> as these pages.
      </p>
    </Section>
  );
}

function Profile() {
  return (
    <Section title="Profile">
      <p>
        Built by the Dynasty authors. The seasons, rivalries and past results come from public records. The players, the
        crests and everything that happens in a dynasty are fictional. Set in Barlow Condensed and Public Sans;
        portraits by facesjs.
      </p>
    </Section>
  );
}

function License() {
  return (
    <Section title="License">
      {license.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="license">
          {paragraph.replaceAll('\n', ' ')}
        </p>
      ))}
    </Section>
  );
}

/** The page behind the footer: authors, source and licenses. */
export default function AboutPage() {
  useTitle('About College Football Dynasty');
  // A game in progress keeps its bars.
  useEffect(fillFrame, []);
  useNamedPart();
  return (
    <>
      <PageHead title="College Football Dynasty" sub="Every game is played snap by snap on your machine." />
      <div className="columns two">
        <div>
          <div id="how">
            <HowToPlay />
          </div>
          <div className="after">
            <Keys />
          </div>
        </div>
        <div>
          <div id="source">
            <Source />
          </div>
          <div id="profile" className="after">
            <Profile />
          </div>
          <div className="after">
            <License />
          </div>
        </div>
      </div>
    </>
  );
}
