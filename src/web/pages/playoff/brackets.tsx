import { useState } from 'react';
import type { BracketOfFour, BracketOfHalves, BracketOfTwo, Playoff } from '../../../core/contract/views/index.ts';
import { currentRound, type Matchup, ROUNDS, type Round, roundsOf } from '../../../core/present/rounds.ts';
import { Icon } from '../../components/icon.tsx';
import { Segments } from '../../components/segments.tsx';
import { TeamLink } from '../../components/team-link.tsx';
import { Match } from './matchup.tsx';

/** The champion, once known. */
function Champion({ name }: { name: string }) {
  return (
    <p className="champion">
      <Icon name="trophy" /> National Champion
      <TeamLink name={name} logo={28} strong />
    </p>
  );
}

function Championship({ match, chip }: { match: Matchup; chip?: string }) {
  return (
    <div className="championship">
      <Match match={match} label="Championship" {...(chip && { chip })} />
      {match.winner && <Champion name={match.winner} />}
    </div>
  );
}

function OfTwo({ bracket }: { bracket: BracketOfTwo }) {
  return (
    <div className="bracket of-two">
      <Championship match={bracket.championship} chip="Automatic Bid" />
    </div>
  );
}

function OfFour({ bracket }: { bracket: BracketOfFour }) {
  return (
    <div className="bracket of-four">
      <div className="round">
        <Match match={bracket.semifinals[0]} label="Semifinal · 1 vs 4" />
      </div>
      <Championship match={bracket.championship} />
      <div className="round right">
        <Match match={bracket.semifinals[1]} label="Semifinal · 2 vs 3" />
      </div>
    </div>
  );
}

type Half = BracketOfHalves['left_bracket'];

function HalfBracket({ half, side }: { half: Half; side: 'left' | 'right' }) {
  return (
    <div className={`half ${side}`}>
      <div className="round first">
        {half.first_round.map((match) => (
          <Match key={match.id} match={match} label="First round" />
        ))}
      </div>
      <div className="round quarters">
        {half.quarterfinals.map((match) => (
          <Match key={match.id} match={match} label="Quarterfinal" />
        ))}
      </div>
      <div className="round semi">
        <Match match={half.semifinal} label="Semifinal" />
      </div>
    </div>
  );
}

/** On a phone a bracket is shown round by round, starting with the current one. */
function ByRounds({ bracket }: { bracket: BracketOfHalves }) {
  const [chosen, setRound] = useState<Round | null>(null);
  const round = chosen ?? currentRound(bracket);
  const matches = roundsOf(bracket).find(([name]) => name === round)?.[1] ?? [];
  return (
    <div className="by-rounds">
      <Segments label="Round" options={ROUNDS} value={round} onChange={setRound} />
      {matches.map((match) => (
        <Match key={match.id} match={match} label={round} />
      ))}
      {round === 'Championship' && bracket.championship.winner && <Champion name={bracket.championship.winner} />}
    </div>
  );
}

/** A bracket of twelve or sixteen teams. */
function OfHalves({ bracket }: { bracket: BracketOfHalves }) {
  const sixteen = bracket.left_bracket.first_round.length > 2;
  return (
    <>
      <div className={`bracket of-halves${sixteen ? ' of-sixteen' : ''}`}>
        <HalfBracket half={bracket.left_bracket} side="left" />
        <Championship match={bracket.championship} />
        <HalfBracket half={bracket.right_bracket} side="right" />
      </div>
      <ByRounds bracket={bracket} />
    </>
  );
}

/** The bracket of the format. */
export function Brackets({ data }: { data: Pick<Playoff, 'bracket'> }) {
  const { bracket } = data;
  if ('left_bracket' in bracket) return <OfHalves bracket={bracket} />;
  if ('semifinals' in bracket) return <OfFour bracket={bracket} />;
  return <OfTwo bracket={bracket} />;
}
