import type { CSSProperties } from 'react';
import type { BannerSection } from '../../core/pages/parts/sections.ts';
import { plainWords } from '../../core/pages/parts/words.ts';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { logos } from '../paths.ts';
import { useTeamDirectory, useTeamStyle } from '../state/team-directory.ts';
import { Rich } from './words.tsx';

/** A player's portrait in his team's colors. */
function Portrait({ team, player }: { team: string; player: { id: number; name: string } }) {
  const entry = useTeamDirectory().get(team);
  const colors: [string, string] = [entry?.colorPrimary ?? '#333333', entry?.colorSecondary ?? '#cccccc'];
  return (
    <div className="face-frame">
      <img className="face" src={logos.face(player.id, colors)} alt={`Portrait of ${player.name}`} decoding="async" />
    </div>
  );
}

function Words({ banner: { over, trophy, headline, facts, other } }: { banner: BannerSection }) {
  return (
    <div className="lower-third-name">
      <p className="eyebrow row-line">
        {trophy === true && <Icon name="trophy" />} {over}
      </p>
      <h2 className={other === undefined ? undefined : 'series-score'}>
        <Rich words={headline} />
      </h2>
      <p className="slab-facts">
        {facts.map((fact) => (
          <span key={plainWords(fact)}>
            <Rich words={fact} />
          </span>
        ))}
      </p>
    </div>
  );
}

/** A winner: a program, a player, or the leader of a series. */
export function BannerOf({ banner }: { banner: BannerSection }) {
  const { team, other, player, figures } = banner;
  const style = useTeamStyle(team) as CSSProperties;
  const kind = player !== undefined ? 'player-header' : other !== undefined ? 'rivalry' : 'champion';
  return (
    <div className={`slab ${kind}`} style={style}>
      {player === undefined ? (
        <Logo name={team} size={other === undefined ? 96 : 72} />
      ) : (
        <Portrait team={team} player={player} />
      )}
      <Words banner={banner} />
      {other !== undefined && <Logo name={other} size={72} />}
      {figures !== undefined && (
        <dl className="slab-numbers">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="display">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
