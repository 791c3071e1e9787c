/** What the page loads later. */
import { makeResetStyles } from '@fluentui/react-components';

export const useLaterStyle = makeResetStyles({ marginLeft: '8px' });
