import type { ReactNode } from 'react';
import type { BoardPage, RecruitDetail } from '../../../core/contract/views/index.ts';
import { detailLines, nextPitch, nextVisit, watchHours } from '../../../core/present/recruiting.ts';
import { careInSentence } from '../../../core/words/recruiting.ts';
import type { Change, Decide } from './decide.ts';

interface Props {
  detail: RecruitDetail;
  data: BoardPage;
  decide: Decide;
}

/** What the next words of a staff are about. */
function talkWords(pitch: Exclude<ReturnType<typeof nextPitch>, null>): string {
  return pitch === 'staff' ? 'Talk about what we are best at' : `Talk about ${careInSentence(pitch)}`;
}

function Actions({ detail: { recruit }, data, decide }: Props) {
  const recruits = [recruit.number];
  const { offered, hours, scouting } = recruit;
  const [visit, pitch] = [nextVisit(data, recruit), nextPitch(recruit)];
  const button = (words: ReactNode, change: Change, disabled = false) => (
    <button
      type="button"
      className="btn btn-sm btn-quiet"
      disabled={disabled}
      onClick={() => decide({ recruits, ...change })}
    >
      {words}
    </button>
  );
  return (
    <div className="row-line wrap">
      {button(offered ? 'Pull the offer' : 'Offer', { offer: !offered })}
      {button('An hour more', { hours: Math.min(data.hours.most, hours + 1) })}
      {button('An hour less', { hours: hours - 1 }, hours === 0)}
      {visit !== null && offered && button(visit === 0 ? 'No visit' : `Visit in week ${visit}`, { visit })}
      {pitch !== null && button(talkWords(pitch), { pitch })}
      {hours > 0 && button(scouting > 0 ? 'Talk, not watch' : 'Watch him', { scout: watchHours(recruit) })}
    </div>
  );
}

/** Everything about a recruit, and what can be done about him. */
export function Detail({ detail, data, decide }: Props) {
  return (
    <>
      {detailLines(detail).map((line) => (
        <p className="small" key={line}>
          {line}
        </p>
      ))}
      {detail.recruit.status === 'open' && <Actions detail={detail} data={data} decide={decide} />}
      {detail.recruit.status === 'elsewhere' && detail.recruit.hours > 0 && (
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          onClick={() => decide({ recruits: [detail.recruit.number], drop: true })}
        >
          Take him off the board
        </button>
      )}
    </>
  );
}
