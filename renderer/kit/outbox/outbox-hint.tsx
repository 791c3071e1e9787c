/** What the outbox has to do with a form or a question: what a form starts from, and what becomes of it without a network. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { NoticeBar } from '../feedback/notice-bar';
import { useText } from '../format/text';

const useStyles = makeStyles({
  // Beside the buttons, so that the row of a long form stays as low as without it.
  quiet: { flex: '1 1 240px', minInlineSize: 0, alignSelf: 'center', color: tokens.colorNeutralForeground2 },
});

interface HintProps {
  readonly kind: 'includesWaiting' | 'create' | 'update' | 'remove';
}

export const OutboxHint = ({ kind }: HintProps): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  const hint = text(`hint.${kind}`);
  if (kind === 'create' || kind === 'update')
    return (
      <Text size={200} className={styles.quiet}>
        {hint}
      </Text>
    );
  return (
    <NoticeBar intent="info" layout="multiline">
      {hint}
    </NoticeBar>
  );
};
