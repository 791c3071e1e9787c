import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { columns, stack } from '../kit/styles';
import { CreateForm } from './create-form';
import { KeyList } from './key-list';
import { NewKey } from './new-key';

const useStyles = makeStyles({
  columns: columns('minmax(0, 360px) minmax(0, 1fr)', 1000),
  column: stack,
});

/** `/pages/api-key` */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('api-key');
  return (
    <Page title={text('title')} description={text('about')} width={1_200}>
      <div className={styles.columns}>
        <CreateForm />
        <div className={styles.column}>
          <NewKey />
          <KeyList />
        </div>
      </div>
    </Page>
  );
};
