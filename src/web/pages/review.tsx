import { useNavigate, useParams } from 'react-router-dom';
import type { Info, Review } from '../../core/contract/views/index.ts';
import { hasReached } from '../../core/model/stages.ts';
import { reviewTabs } from '../../core/pages/parts/review.ts';
import { reviewPage } from '../../core/present/review/page.ts';
import { PICTURE, reviewPicture } from '../../core/present/review/picture.ts';
import { Icon } from '../components/icon.tsx';
import { YearPicker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer, NoData, WithHead } from '../components/states.tsx';
import { AllTabs } from '../described/body.tsx';
import { saveFile } from '../download.ts';
import { pages } from '../paths.ts';
import { pngOf } from '../png.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

const HEAD = 'Season in Review';
const FAILED = 'Failed to load the review';
const NOT_YET = (year: number) => `The review of the ${year} season opens once the season is over.`;

/** Downloads the picture as PNG; as SVG if the browser cannot convert it. */
async function savePicture(name: string, review: Review): Promise<void> {
  const svg = reviewPicture(review);
  try {
    saveFile(`${name}.png`, await pngOf(svg, PICTURE));
  } catch {
    saveFile(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  }
}

function ReviewPage({ data }: { data: Review }) {
  const navigate = useNavigate();
  const name = `${data.team.name} ${data.year}`;
  return (
    <>
      <PageHead
        title={`${data.team.name}: the ${data.year} season in review`}
        tools={
          <>
            <button
              type="button"
              className="btn btn-sm btn-quiet"
              onClick={() => saveFile(`${name}.html`, new Blob([reviewPage(data)], { type: 'text/html' }))}
            >
              <Icon name="download" /> Shareable page
            </button>
            <button type="button" className="btn btn-sm btn-quiet" onClick={() => void savePicture(name, data)}>
              <Icon name="download" /> Picture
            </button>
            <YearPicker
              label="Season"
              years={data.years}
              value={String(data.year)}
              onChange={(year) => navigate(pages.review(year))}
            />
          </>
        }
      />
      <div className="after-slab">
        <AllTabs tabs={reviewTabs(data)} page="review" links={[]} />
      </div>
    </>
  );
}

/** Returns the latest finished season of a dynasty; null before the first is over. */
function latestReview({ stage, currentYear, startYear }: Info): number | null {
  const latest = hasReached(stage, 'summary') ? currentYear : currentYear - 1;
  return latest < startYear ? null : latest;
}

/** A finished season of the user's team: the latest, or the one in the address. */
export default function ReviewRoute() {
  const { year } = useParams();
  const status = useQuery('status');
  const info = status.data?.info;
  const wanted = year ?? (info && latestReview(info));
  const running = info !== undefined && !hasReached(info.stage, 'summary') && Number(wanted) === info.currentYear;
  const tooEarly = wanted === null || running;
  const answer = useQuery('review', info === undefined || tooEarly ? null : { year: String(wanted) }, { keep: true });
  useTitle(answer.data ? `${answer.data.team.name} ${answer.data.year} in Review` : HEAD);
  if (info && tooEarly) {
    return (
      <WithHead head={HEAD}>
        <NoData>{NOT_YET(info.currentYear)}</NoData>
      </WithHead>
    );
  }
  return (
    <Answer answer={status} head={HEAD} failed={FAILED}>
      {() => (
        <Answer answer={answer} head={HEAD} failed={FAILED}>
          {(data) => <ReviewPage data={data} />}
        </Answer>
      )}
    </Answer>
  );
}
