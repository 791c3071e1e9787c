/** The first recipients by name, and how many there are besides. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { joinList } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { maxNames, type Recipients } from './message';

const useStyles = makeStyles({ names: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' } });

export const RecipientNames = ({ recipients }: { readonly recipients: Recipients }): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const names = recipients.state === 'known' ? (recipients.names ?? []).slice(0, maxNames) : [];
  if (recipients.state !== 'known' || names.length === 0) return undefined;
  const more = recipients.count - names.length;
  return (
    <Text block size={200} className={styles.names}>
      {joinList(names)} {more > 0 ? text('names.more', { count: more, shown: formatNumber(more) }) : ''}
    </Text>
  );
};
