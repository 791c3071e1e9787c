/** Asks a Super Admin once for the unit of this server's whole numbers, because the app never guesses money. */
import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { interpretAmount } from '../../../kit/format/interpret-amount';
import { useText } from '../../../kit/format/text';
import { type MoneyUnit, setMoneyUnit } from '../../../kit/stores/money-unit';
import { useCan, useSession } from '../../../kit/stores/session';
import { useUnknownUnit } from '../../../kit/stores/unknown-unit';
import { edgeToEdge } from '../../../kit/ui/styles';

const useStyles = makeStyles({ bar: edgeToEdge });

export const MoneyQuestion = () => {
  const styles = useStyles();
  const text = useText('kit');
  const first = useUnknownUnit((state) => state.first);
  const isLive = useSession(({ session }) => session?.state === 'signed-in' && session.mode === 'live');
  const mayManage = useCan(['manage', 'all']);
  const [isPostponed, setIsPostponed] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!first || !isLive || !mayManage || isPostponed) return null;
  const amounts = interpretAmount(first.amount, first.currency);
  // If both amounts are the same, there is nothing to ask.
  if (amounts.minor === amounts.major) return null;
  const answer = async (unit: MoneyUnit) => {
    setBusy(true);
    notifyFailure(await setMoneyUnit(unit));
    setBusy(false);
  };
  return (
    <NoticeBar
      intent="warning"
      layout="multiline"
      className={styles.bar}
      title={text('money.question', { amount: String(first.amount), ...amounts })}
      actions={
        <>
          <Button size="small" disabledFocusable={busy} onClick={() => void answer('minor')}>
            {amounts.minor}
          </Button>
          <Button size="small" disabledFocusable={busy} onClick={() => void answer('major')}>
            {amounts.major}
          </Button>
          <Button size="small" appearance="transparent" onClick={() => setIsPostponed(true)}>
            {text('money.later')}
          </Button>
        </>
      }
    >
      {text('money.about')}
    </NoticeBar>
  );
};
