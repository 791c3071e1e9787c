import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CopyRegular, DeleteRegular, KeyRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { copyText } from '../../kit/feedback/copy-text';
import { Message } from '../../kit/feedback/message';
import { notify } from '../../kit/feedback/notify';
import { formatDateTime, formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { IconButton } from '../kit/icon-button';
import { lineAbove, plainList } from '../kit/styles';
import { type ApiKey, maskValue, revokeKey, useKeys } from './keys';

const useStyles = makeStyles({
  list: plainList,
  key: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalM,
    ...lineAbove,
    ':first-child': { borderBlockStartStyle: 'none', paddingBlockStart: 0 },
  },
  words: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  value: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The keys with masked values; copying copies the full value. */
export const KeyList = (): ReactNode => {
  const styles = useStyles();
  const text = useText('api-key');
  const keys = useKeys((state) => state.keys);
  const [leaving, setLeaving] = useState<ApiKey>();
  const revoke = () => {
    if (!leaving) return;
    revokeKey(leaving.id);
    notify({ intent: 'success', title: text('revoke.done', { name: leaving.name }) });
    setLeaving(undefined);
  };
  return (
    <SectionCard title={text('list.title')} description={text('list.about', { count: keys.length })}>
      {keys.length === 0 ? (
        <Message icon={KeyRegular} title={text('list.none')} body={text('list.noneBody')} />
      ) : (
        <ul className={styles.list}>
          {keys.map((key) => (
            <li key={key.id} className={styles.key}>
              <div className={styles.words}>
                <span className={styles.head}>
                  <Text weight="semibold">{key.name}</Text>
                  <Badge appearance="tint" color={key.rights === 'full' ? 'warning' : 'brand'}>
                    {text(`rights.${key.rights}`)}
                  </Badge>
                </span>
                <bdi className={styles.value}>{maskValue(key.value)}</bdi>
                <Text size={200} className={styles.quiet}>
                  <bdi>
                    {text('list.made', { day: formatDay(key.createdAt) })} ·{' '}
                    {key.usedAt ? text('list.used', { moment: formatDateTime(key.usedAt) }) : text('list.unused')}
                  </bdi>
                </Text>
              </div>
              <div>
                <IconButton
                  label={text('copyOf', { name: key.name })}
                  icon={<CopyRegular />}
                  onClick={() => copyText(key.value, key.name)}
                />
                <IconButton
                  label={text('revoke.of', { name: key.name })}
                  icon={<DeleteRegular />}
                  onClick={() => setLeaving(key)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={text('revoke.question', { name: leaving?.name ?? '' })}
        body={text('revoke.body')}
        irreversible
        destructive
        confirm={text('revoke.confirm')}
        onConfirm={revoke}
        onCancel={() => setLeaving(undefined)}
      />
    </SectionCard>
  );
};
