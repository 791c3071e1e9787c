import { makeStyles, tokens } from '@fluentui/react-components';
import { stackedList } from '../kit/styles';

/** A plain list of lines in a card. */
export const useListStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalM),
});
