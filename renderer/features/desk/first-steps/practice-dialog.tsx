/** A scan for practice: the gate answers as always, says that it is practice, and notes nothing. */
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { BarcodeScannerRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { AnswerBanner } from '../../../event/scan/answer-banner';
import { BannerLines } from '../../../event/scan/banner-lines';
import { cleanCode } from '../../../event/scan/code';
import { isForeign } from '../../../event/scan/foreign';
import type { Scan } from '../../../event/scan/scan-store';
import { useGateAnswer } from '../../../event/scan/use-gate-answer';
import { answerWord } from '../../../event/scan/verdict-text';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { Busy } from '../../../kit/feedback/busy';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { useText } from '../../../kit/format/text';
import type { EventReference } from '../../../kit/stores/current-event';
import { noteStep } from '../../../kit/stores/first-steps';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '16px' },
  answer: { containerType: 'inline-size' },
  close: { justifySelf: 'end' },
});

interface PracticeProps {
  readonly event: EventReference | undefined;
}

/** It reads what the gate reads; only `ScanResult` writes into the log. */
const PracticeAnswer = ({ scan, event }: PracticeProps & { readonly scan: Scan }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const practice = useText('first-steps');
  const view = useGateAnswer(scan, event);
  const { result } = view;
  const isAnswered = result !== undefined;
  useEffect(() => {
    if (isAnswered) noteStep('practice');
  }, [isAnswered]);
  return (
    <section className={styles.answer} aria-label={text('gate.result')} data-answer={result?.answer}>
      {result ? (
        <AnswerBanner answer={result.answer} word={answerWord(text, result)}>
          <div>{practice('practice.mark')}</div>
          <BannerLines view={view} result={result} event={event} hasDetails />
        </AnswerBanner>
      ) : (
        <Busy label={text('gate.looking')} style={{ minHeight: 80 }} />
      )}
    </section>
  );
};

export const PracticeDialog = ({ event, onClose }: PracticeProps & { readonly onClose: () => void }): ReactNode => {
  const styles = useStyles();
  const text = useText('first-steps');
  const desk = useText('desk');
  const kit = useText('kit');
  const [typed, setTyped] = useState('');
  const [scan, setScan] = useState<Scan>();
  const look = (): void => {
    const code = cleanCode(typed);
    setTyped('');
    if (code === '') return;
    // The log knows a scan by its number, which those of the gate count upward.
    const count = (scan?.count ?? 0) - 1;
    setScan(isForeign(code) ? { code: '', isForeign: true, count } : { code, count });
  };
  return (
    <FormDialog title={text('practice.title')} width={640} onClose={onClose}>
      <div className={styles.root}>
        <NoticeBar intent="warning" title={text('practice.mark')}>
          {text('practice.about')}
        </NoticeBar>
        <Field label={desk('gate.box')}>
          <Input
            size="large"
            autoFocus
            value={typed}
            maxLength={1_000}
            autoComplete="off"
            spellCheck={false}
            input={{ 'data-takes-all-keys': '' } as object}
            contentBefore={<BarcodeScannerRegular />}
            onChange={(_, { value }) => setTyped(value)}
            onKeyDown={(pressed) => {
              if (pressed.key !== 'Enter') return;
              pressed.preventDefault();
              look();
            }}
          />
        </Field>
        <div aria-live="polite">{scan ? <PracticeAnswer key={scan.count} scan={scan} event={event} /> : undefined}</div>
        <Button className={styles.close} onClick={onClose}>
          {kit('actions.close')}
        </Button>
      </div>
    </FormDialog>
  );
};
