/** A page with styles that need a constant of another module, which also has one that can't be made by a build. */
import { makeStyles } from '@fluentui/react-components';
import { accent, widthOfWindow } from './theme';

const usePageStyles = makeStyles({
  root: {
    paddingLeft: '4px',
    '@media (max-width: 600px)': { color: 'white' },
    '@media (forced-colors: active)': { color: 'CanvasText' },
    ':active': { color: 'black' },
    ':hover': { color: accent },
  },
});

Object.assign(window, { widthOfWindow, usePageStyles, openLater: () => import('./later') });
