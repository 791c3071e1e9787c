import { tokens } from '@fluentui/react-components';

export const accent = tokens.colorBrandForeground1;
export const widthOfWindow = window.innerWidth;
