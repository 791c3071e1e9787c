import { Button, Link, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { NoticeBar } from '../../../kit/states/notice-bar';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({ bars: { display: 'grid', rowGap: '8px', inlineSize: '100%' } });

const intents = ['info', 'success', 'warning', 'error'] as const;

const Intents = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <div className={styles.bars}>
      {intents.map((intent) => (
        <NoticeBar key={intent} intent={intent} politeness="polite" title={text(`message-bar.${intent}.title`)}>
          {text(`message-bar.${intent}.body`)}
        </NoticeBar>
      ))}
    </div>
  );
};

const Actions = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [shown, setShown] = useState(true);
  if (!shown) return <Button onClick={() => setShown(true)}>{text('message-bar.actions.again')}</Button>;
  return (
    <div className={styles.bars}>
      <NoticeBar
        intent="warning"
        politeness="polite"
        title={text('message-bar.warning.title')}
        actions={<Button size="small">{text('message-bar.actions.renew')}</Button>}
        dismiss={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={text('words.dismiss')}
            onClick={() => setShown(false)}
          />
        }
      >
        {text('message-bar.warning.body')}{' '}
        <Link href="#actions" inline>
          {text('message-bar.actions.link')}
        </Link>
      </NoticeBar>
    </div>
  );
};

export const Screen = componentScreen('message-bar', [
  {
    name: 'intents',
    Stage: Intents,
    layout: 'block',
    code: '<NoticeBar intent="success" title="Saved">Its times are kept.</NoticeBar>',
  },
  {
    name: 'actions',
    Stage: Actions,
    layout: 'block',
    code: '<NoticeBar intent="warning" actions={<Button size="small">Renew</Button>} />',
  },
]);
