import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { columns } from '../kit/styles';
import { Comparison } from './comparison';
import { CurrentLicense } from './current-license';
import { Terms } from './terms';

const useStyles = makeStyles({
  columns: columns('minmax(0, 1fr) minmax(0, 1fr)', 900),
});

/** `/pages/license` */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('license');
  return (
    <Page title={text('title')} description={text('about')} width={1_100}>
      <CurrentLicense />
      <Comparison />
      <div className={styles.columns}>
        <Terms kind="may" />
        <Terms kind="mayNot" />
      </div>
    </Page>
  );
};
