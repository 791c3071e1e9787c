import { skins } from '@contract/appearance';
import { makeStyles, type Theme, tokens } from '@fluentui/react-components';
import { petrol } from '../../../kit/skins/theme';
import { themes } from '../../../kit/skins/themes';
import type { Examples } from '../../kit/showcase/example';
import { TokenName } from '../../kit/showcase/token-name';
import { plainList, textSize } from '../../kit/styles';
import { type Color, contrast, formatRatio, grade, parseColor } from '../contrast';
import { colorTokens } from '../pairs';
import { Swatch } from '../swatch';

const useStyles = makeStyles({
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(180px, 22%), 100%), 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXL,
    ...plainList,
  },
  step: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minInlineSize: 0 },
  words: { flexGrow: 1, display: 'grid', justifyItems: 'start', minInlineSize: 0 },
  number: { fontWeight: tokens.fontWeightSemibold },
  quiet: {
    ...textSize[200],
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  used: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
    margin: 0,
    rowGap: tokens.spacingVerticalM,
    '& dt': { fontWeight: tokens.fontWeightSemibold },
    '& dd': { margin: 0, display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  },
});

const white: Color = [255, 255, 255, 1];
const black: Color = [0, 0, 0, 1];
const madeOf = (theme: Theme, hex: string) =>
  colorTokens.filter((token) => theme[token].toLowerCase() === hex.toLowerCase());
export const examples: Examples = {
  steps: {
    layout: 'block',
    code: 'export const lightTheme = createLightTheme(petrol);',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <ul className={styles.steps}>
          {Object.entries(petrol).map(([step, hex]) => {
            const color = parseColor(hex) ?? black;
            const [onWhite, onBlack] = [contrast(color, white), contrast(color, black)];
            const better = onWhite >= onBlack ? 'white' : 'black';
            const best = Math.max(onWhite, onBlack);
            return (
              <li key={step} className={styles.step}>
                <Swatch large background={hex} />
                <span className={styles.words}>
                  <span className={styles.number}>{text('ramp.steps.step', { step })}</span>
                  <TokenName name={hex} />
                  <span className={styles.quiet}>{text(`ramp.steps.${better}`, { ratio: formatRatio(best) })}</span>
                  <span className={styles.quiet}>{text(`grades.${grade(best, 'text')}`)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      );
    },
  },
  used: {
    layout: 'block',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <dl className={styles.used}>
          {Object.entries(petrol).flatMap(([step, hex]) => {
            const names = skins.flatMap((skin) =>
              skin === 'contrast' ? [] : madeOf(themes[skin], hex).map((token) => ({ skin, token })),
            );
            if (names.length === 0) return [];
            return [
              <dt key={`${step}-name`}>{step}</dt>,
              <dd key={step}>
                {skins.map((skin) => {
                  const own = names.filter((one) => one.skin === skin);
                  return own.length === 0 ? undefined : (
                    <span key={skin}>
                      <span className={styles.quiet}>{text(`skins.${skin}`)}: </span>
                      {own.map(({ token }) => (
                        <span key={token}>
                          <TokenName name={token} />{' '}
                        </span>
                      ))}
                    </span>
                  );
                })}
              </dd>,
            ];
          })}
        </dl>
      );
    },
  },
};
