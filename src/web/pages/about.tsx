import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import licence from '../../../LICENSE?raw';
import { PageHead, Section } from '../components/section.tsx';
import { useTitle } from '../state/title.ts';

const KEYS = [
  ['n', 'Play the coming week, or begin the season'],
  ['/', 'Search teams, players, pages and weeks'],
  ['Ctrl K', 'The same from anywhere, even while something is typed'],
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

/** The page behind the footer: authors, source and licenses. */
export default function AboutPage() {
  useTitle('About College Football Dynasty');
  useNamedPart();
  return (
    <>
      <PageHead title="College Football Dynasty" sub="Every game is played snap by snap on this machine." />
      <div className="columns two">
        <div>
          <div id="source">
            <Section title="Source code">
              <p>
                The whole source comes with the program, in the folder that it was installed to: <code>src</code> holds
                the game, <code>ARCHITECTURE.md</code> the way through it, <code>README.md</code> how to build and test
                it. It is free to use, change and pass on; the licence is on this page. Programs can play through{' '}
                <a href="/api/docs">the interface</a> that this page uses itself.
              </p>
            </Section>
          </div>
          <div id="profile" className="after">
            <Section title="Profile">
              <p>
                Built by the Dynasty authors. The seasons, rivalries and past results behind the game come from public
                records; the players, the crests and everything that happens in a dynasty are fictional. Set in Barlow
                Condensed and Public Sans; portraits by facesjs.
              </p>
            </Section>
          </div>
          <div className="after">
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
          </div>
        </div>
        <Section title="Licence">
          <p className="licence">{licence}</p>
        </Section>
      </div>
    </>
  );
}
