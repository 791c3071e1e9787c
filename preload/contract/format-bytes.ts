const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size in bytes: "2.4 MB". Powers of 1,000, as file managers show them. */
export const formatBytes = (bytes: number, locale = 'en-US'): string => {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** step;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 || amount >= 100 ? 0 : 1,
  }).format(amount);
};
