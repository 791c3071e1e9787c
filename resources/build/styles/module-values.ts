/** The values that a module computes when it is loaded, for build steps that replace some of them. */
import { parseAst } from 'vite';

/** Where a value's text is in a module's code; of a call, also whom it calls and the texts of what it passes. */
export interface Value {
  readonly start: number;
  readonly end: number;
  readonly calls?: string;
  readonly passes: readonly string[];
}

const languageOf = (file: string) => (file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js');

/** The values of a module's variables, and of its statements that are expressions, in the code's order. */
export const valuesOf = (code: string, file: string): readonly Value[] =>
  parseAst(code, { lang: languageOf(file) })
    .body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => {
      if (statement?.type === 'VariableDeclaration') return statement.declarations.map(({ init }) => init);
      return statement?.type === 'ExpressionStatement' ? [statement.expression] : [];
    })
    .flatMap((value): readonly Value[] => {
      if (!value) return [];
      const { start, end } = value;
      if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return [{ start, end, passes: [] }];
      const passes = value.arguments.map((one) => code.slice(one.start, one.end));
      return [{ start, end, calls: value.callee.name, passes }];
    });

/** The code with other texts in place of values, which are in the code's order. */
export const replaceValues = (code: string, values: readonly Value[], textOf: (value: Value) => string): string =>
  values.reduceRight((text, value) => text.slice(0, value.start) + textOf(value) + text.slice(value.end), code);
