import { makeStyles, tokens } from '@fluentui/react-components';

/** Chips for what narrows a list. */
export const useChipStyles = makeStyles({
  chip: { minInlineSize: 0, borderRadius: tokens.borderRadiusCircular, fontWeight: tokens.fontWeightRegular },
  on: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    borderInlineColor: tokens.colorTransparentStroke,
    borderBlockColor: tokens.colorTransparentStroke,
  },
});
