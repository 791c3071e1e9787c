import { makeResetStyles, tokens } from '@fluentui/react-components';

const badge = (foreground: string, background: string, border: string) => ({
  color: foreground,
  backgroundColor: background,
  borderColor: border,
});

/** A status badge. The text itself states the status, so the color is never the only sign. */
export const useStatusClass = makeResetStyles({
  display: 'inline-block',
  lineHeight: '18px',
  paddingInline: '8px',
  borderRadius: tokens.borderRadiusCircular,
  border: '1px solid transparent',
  fontSize: tokens.fontSizeBase200,
  fontWeight: tokens.fontWeightMedium,
  verticalAlign: 'middle',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...badge(tokens.colorNeutralForeground2, tokens.colorNeutralBackground4, tokens.colorNeutralStroke2),
  '&[data-tone="success"]': badge(
    tokens.colorStatusSuccessForeground1,
    tokens.colorStatusSuccessBackground1,
    tokens.colorStatusSuccessBorder1,
  ),
  '&[data-tone="warning"]': badge(
    tokens.colorStatusWarningForeground1,
    tokens.colorStatusWarningBackground1,
    tokens.colorStatusWarningBorder1,
  ),
  '&[data-tone="danger"]': badge(
    tokens.colorStatusDangerForeground1,
    tokens.colorStatusDangerBackground1,
    tokens.colorStatusDangerBorder1,
  ),
  '&[data-tone="brand"], &[data-tone="informative"]': badge(
    tokens.colorBrandForeground2,
    tokens.colorBrandBackground2,
    tokens.colorBrandStroke2,
  ),
});
