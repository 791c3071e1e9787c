import { Button, Checkbox, makeStyles, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';

const useStyles = makeStyles({ row: { display: 'grid', justifyItems: 'start', rowGap: '8px' } });

/** Closing the account, with confirmation; this sample only says it is done. */
export const CloseAccount = (): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const [sure, setSure] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={text('close.title')}>
      <div className={styles.row}>
        <Text>{text('close.about')}</Text>
        <Checkbox label={text('close.sure')} checked={sure} onChange={(_, { checked }) => setSure(checked === true)} />
        <Button disabledFocusable={!sure} onClick={() => (sure ? setAsking(true) : undefined)}>
          {text('close.button')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={text('close.question')}
        body={text('close.body')}
        irreversible
        destructive
        confirm={text('close.confirm')}
        onConfirm={() => {
          setAsking(false);
          setSure(false);
          notify({ intent: 'info', title: text('close.done') });
        }}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
};
