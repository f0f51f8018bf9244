import { type DragEvent, useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { MOST_UNIVERSE_BYTES } from '../../../core/contract/calls.ts';
import { Fault } from '../../components/fault.tsx';
import { useDecision } from '../../state/decision.ts';

/** Parses a file; returns a sentence if it is not a universe. */
async function contentOf(file: File): Promise<{ content: object } | { fault: string }> {
  if (file.size > MOST_UNIVERSE_BYTES) return { fault: `${file.name} is far larger than any universe.` };
  try {
    const content: unknown = JSON.parse(await file.text());
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return { content };
    return { fault: `${file.name} is not a universe.` };
  } catch (error) {
    return { fault: `${file.name} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
}

/** Imports a universe file chosen or dropped here, and stores it with the saves. */
export default function AddUniverse({ onAdded }: { onAdded: (id: string) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState('');
  const { decide, fault, busy } = useDecision('saveUniverse');
  const add = async (file?: File) => {
    if (file === undefined || busy) return;
    const read = await contentOf(file);
    setWrong('fault' in read ? read.fault : '');
    if ('fault' in read) return;
    const answer = await decide({ universe: read.content, file: file.name });
    if (answer !== null) onAdded(answer.universe.id);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files[0]);
  };
  return (
    <Form
      className={`universe-drop${over ? ' over' : ''}`}
      aria-label="Add a universe file"
      onSubmit={(event) => event.preventDefault()}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Form.Group controlId={`${id}-file`}>
        <Form.Label>Universe file</Form.Label>
        <Form.Control
          type="file"
          accept=".json,application/json"
          disabled={busy}
          onChange={(event) => void add((event.target as HTMLInputElement).files?.[0])}
        />
        <Form.Text>Choose a .json file, or drop one here. We’ll keep a copy in your saves folder.</Form.Text>
      </Form.Group>
      <p role="status">{busy ? 'Checking the file' : ''}</p>
      <Fault>{wrong || fault}</Fault>
    </Form>
  );
}
