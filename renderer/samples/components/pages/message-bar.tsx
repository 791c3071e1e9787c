import { Button, Link, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({ bars: { display: 'grid', rowGap: '8px', inlineSize: '100%' } });

const intents = ['info', 'success', 'warning', 'error'] as const;

export const examples: Examples = {
  intents: {
    layout: 'block',
    code: '<NoticeBar intent="success" title="Saved">Its times are kept.</NoticeBar>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.bars}>
          {intents.map((intent) => (
            <NoticeBar key={intent} intent={intent} politeness="polite" title={text(`message-bar.${intent}.title`)}>
              {text(`message-bar.${intent}.body`)}
            </NoticeBar>
          ))}
        </div>
      );
    },
  },
  actions: {
    layout: 'block',
    code: '<NoticeBar intent="warning" actions={<Button size="small">Renew</Button>} />',
    Preview: ({ text }) => {
      const styles = useStyles();
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
    },
  },
};
