/** A score in a headline, or a record. */
const SCORE = /(\d+-\d+)/;

/** A headline whose scores stay on one line. */
export function Headline({ text }: { text: string }) {
  return text.split(SCORE).map((part) =>
    SCORE.test(part) ? (
      <span key={part} className="text-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
