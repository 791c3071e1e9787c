import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    padding: '32px 36px',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow4,
    // Paper is white in every theme.
    backgroundColor: '#fff',
    maxInlineSize: '900px',
    overflowX: 'auto',
    '@media (max-width: 700px)': { padding: '20px' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** A sheet of paper. */
export const PaperCard = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={useStyles().card}>{children}</div>
);
