/** Asks a Super Admin once for the unit of this server's whole numbers, because the app never guesses money. */
import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { readings } from '../../kit/format/readings';
import { useUnknownUnit } from '../../kit/format/unknown-unit';
import { type MoneyUnit, setMoneyUnit } from '../../kit/money-unit';
import { useMay, useSession } from '../../kit/session';
import { NoticeBar } from '../../kit/states/notice-bar';
import { tell } from '../../kit/tell';
import { useText } from '../../kit/text';

const useStyles = makeStyles({ bar: { borderRadius: 0, borderInlineWidth: 0, borderBlockStartWidth: 0 } });

export const MoneyQuestion = () => {
  const styles = useStyles();
  const text = useText('kit');
  const first = useUnknownUnit((state) => state.first);
  const isLive = useSession(({ session }) => session?.state === 'signed-in' && session.mode === 'live');
  const mayManage = useMay(['manage', 'all']);
  const [isPutOff, setPutOff] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!first || !isLive || !mayManage || isPutOff) return null;
  const amounts = readings(first.amount, first.currency);
  // If both amounts are the same, there is nothing to ask.
  if (amounts.minor === amounts.major) return null;
  const answer = async (unit: MoneyUnit) => {
    setBusy(true);
    tell(await setMoneyUnit(unit));
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
          <Button size="small" appearance="transparent" onClick={() => setPutOff(true)}>
            {text('money.later')}
          </Button>
        </>
      }
    >
      {text('money.about')}
    </NoticeBar>
  );
};
