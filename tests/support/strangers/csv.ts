/** CSV files, as each world separates and quotes them. */

export const csvText = (rows: readonly (readonly string[])[], separator: string, lineEnd = '\r\n'): string =>
  rows
    .map((row) =>
      row
        .map((value) =>
          /["\r\n]/.test(value) || value.includes(separator) ? `"${value.replaceAll('"', '""')}"` : value,
        )
        .join(separator),
    )
    .join(lineEnd) + lineEnd;
