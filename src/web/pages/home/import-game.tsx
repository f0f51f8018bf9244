import { type DragEvent, type FormEvent, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import ProgressBar from 'react-bootstrap/ProgressBar';
import { type Importing, useImport } from '../../state/importing.ts';

const SUFFIX = /\.dynasty$/i;
const MEGABYTE = 1024 * 1024;

function Outcome({ state }: { state: Importing }) {
  if (state.step === 'refused') {
    return (
      <p role="alert" className="import-refused">
        {state.why}
      </p>
    );
  }
  const said =
    state.step === 'done'
      ? `${state.team}, ${state.year}, was imported and is ready to play.`
      : state.step === 'canceled'
        ? 'Canceled. Nothing was imported.'
        : '';
  return <p role="status">{said}</p>;
}

function Underway({ state, onCancel }: { state: Importing; onCancel: () => void }) {
  const id = useId();
  if (state.step !== 'sending' && state.step !== 'checking') return null;
  const percent = Math.floor(state.share * 100);
  return (
    <div className="import-progress">
      <span id={id} role="status">
        {state.step === 'sending' ? 'Sending the file' : 'Checking the file'}
      </span>
      {/* As a child, the bar itself has the accessible name. */}
      <div className="progress">
        <ProgressBar isChild now={percent} label={`${percent}%`} aria-labelledby={id} />
      </div>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** The file field, with the chosen file. */
function FileField({ file, busy, onChoose }: { file: File | null; busy: boolean; onChoose: (file?: File) => void }) {
  return (
    <Form.Group controlId={`${useId()}-file`}>
      <Form.Label>Save file</Form.Label>
      <Form.Control
        type="file"
        accept=".dynasty"
        disabled={busy}
        onChange={(event) => onChoose((event.target as HTMLInputElement).files?.[0])}
      />
      <Form.Text>
        {file === null
          ? 'Choose a .dynasty file, or drop one here.'
          : `${file.name}, ${(file.size / MEGABYTE).toFixed(1)} MB`}
      </Form.Text>
    </Form.Group>
  );
}

/** Imports a save from a file chosen or dropped here, under a name, and shows the progress. */
export default function ImportGame({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [over, setOver] = useState(false);
  const { state, start, cancel } = useImport(onDone);
  const busy = state.step === 'sending' || state.step === 'checking';
  const choose = (chosen?: File) => {
    if (chosen === undefined || busy) return;
    setFile(chosen);
    setName(chosen.name.replace(SUFFIX, ''));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file !== null && !busy) void start(file, name);
  };
  return (
    <Form
      className={`import-form${over ? ' over' : ''}`}
      aria-label="Import a saved game"
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileField file={file} busy={busy} onChoose={choose} />
      <Form.Group controlId={`${id}-name`}>
        <Form.Label>Name</Form.Label>
        <Form.Control
          value={name}
          maxLength={80}
          disabled={busy || file === null}
          onChange={(event) => setName(event.target.value)}
        />
      </Form.Group>
      <Button type="submit" variant="primary" disabled={busy || file === null || name.trim() === ''}>
        Import
      </Button>
      <Underway state={state} onCancel={cancel} />
      <Outcome state={state} />
    </Form>
  );
}
