/** Choice of a chart's version, such as its year, in the card's header and the URL. */
import { isRecord } from '@contract/json/record';
import { makeStyles, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Values } from '../../../kit/area/field';

const useStyles = makeStyles({ select: { minInlineSize: 0 } });

export interface Versions {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly choose: (name: string) => void;
  /** Of the chosen version, or of an answer without versions. */
  readonly values: Values;
}

/** The versions in `answer[list]`, named by `naming`. The URL has the chosen one as `key`, unless it is the first. */
export const useVersions = (key: string, answer: Values, list: string, naming: string): Versions => {
  const [search, setSearch] = useSearchParams();
  const several = answer[list];
  const versions = (Array.isArray(several) ? several : []).filter(isRecord);
  const names = versions.map((version) => String(version[naming] ?? ''));
  const at = Math.max(0, names.indexOf(search.get(key) ?? ''));
  const choose = (name: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (name === names[0]) next.delete(key);
        else next.set(key, name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { names, chosen: names[at] ?? '', choose, values: versions[at] ?? answer };
};

interface ChartChoiceProps {
  readonly label: string;
  readonly versions: Versions;
}

export const ChartChoice = ({ label, versions: { names, chosen, choose } }: ChartChoiceProps): ReactNode => {
  const styles = useStyles();
  return (
    <Select
      className={styles.select}
      size="small"
      aria-label={label}
      value={chosen}
      onChange={(_, { value }) => choose(value)}
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
};
