/** "Scan or type": Enter looks up the text in the box; a scan replaces it. */
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { BarcodeScannerRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { squeeze } from '../../../event/scan/code';
import { clearScan, startScan, useScanStore } from '../../../event/scan/scan-store';
import { useText } from '../../../kit/format/text';

const useStyles = makeStyles({
  form: { flexGrow: 1, flexBasis: '300px', minInlineSize: 0 },
  // A field is a grid, whose box would be wider than the form and cover what is beside it.
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // A button for gloves leaves the frame of the box to be seen.
  input: { paddingInlineEnd: '4px', paddingBlock: '3px' },
});

const maxLength = 1_000;
/** Lets the scanner's listener take bursts from this text field. */
const acceptsScan = { 'data-accepts-scan': '' };

export const ScanBox = (): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const scan = useScanStore((state) => state.scan);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  /** Whether something was typed since the last scan, even the same code. */
  const isTyped = useRef(false);
  const { key } = useLocation();
  // A menu or dialog that was opened while the desk loaded keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk's own link gives the focus back
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    // The navigation link that opened the desk does not keep it.
    if (isFree || activeElement.closest('main, nav')) input.current?.focus();
  }, [key]);
  // The next code replaces the last one, which is gone with its answer.
  useEffect(() => {
    isTyped.current = false;
    setCode(scan?.code ?? '');
    if (scan) input.current?.select();
  }, [scan]);
  const submit = (at: number) => {
    const { confirmation } = useScanStore.getState();
    // The answer to the text in the box is confirmed; anything that is typed is looked up.
    if (confirmation && scan && !isTyped.current) confirmation.admit?.();
    else if (squeeze(code) === '') clearScan();
    else startScan(code, at);
    input.current?.select();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.timeStamp);
      }}
    >
      <Field className={styles.field} label={text('gate.box')} hint={text('gate.hint')}>
        <Input
          size="large"
          value={code}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          input={{ ref: input, ...acceptsScan }}
          className={styles.input}
          contentBefore={<BarcodeScannerRegular />}
          contentAfter={
            <Button appearance="primary" type="submit">
              {text('gate.look')}
            </Button>
          }
          onInput={(event) => {
            isTyped.current = event.currentTarget.value !== '';
          }}
          onChange={(_, { value }) => setCode(value)}
          onKeyDown={(event) => {
            // A held key is not a second one.
            if (event.key === 'Enter' && event.repeat) event.preventDefault();
            if (event.key !== 'Escape' || code === '') return;
            setCode('');
            clearScan();
          }}
        />
      </Field>
    </form>
  );
};
