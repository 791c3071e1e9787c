/** The way back to where a screen belongs, beside its heading. */
import { Link, makeStyles } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { usePreferences } from './preferences';

const useStyles = makeStyles({ link: { display: 'inline-flex', alignItems: 'center', columnGap: '4px' } });

export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }): ReactNode => {
  const styles = useStyles();
  const navigate = useNavigate();
  const isRightToLeft = usePreferences(({ direction }) => direction === 'rtl');
  const Back = isRightToLeft ? ArrowRightRegular : ArrowLeftRegular;
  return (
    <Link
      href={useHref(to)}
      className={styles.link}
      appearance="subtle"
      onClick={(event) => {
        event.preventDefault();
        void navigate(to);
      }}
    >
      <Back aria-hidden /> {children}
    </Link>
  );
};
