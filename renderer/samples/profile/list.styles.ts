import { makeStyles, tokens } from '@fluentui/react-components';

/** A plain list of lines in a card. */
export const useListStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
});
