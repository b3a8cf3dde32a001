const RIGHT_TO_LEFT = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Returns the writing direction of a culture: `ar-EG` → `rtl`. */
export function directionOf(culture: string): 'ltr' | 'rtl' {
  const [language = ''] = culture.toLowerCase().split('-');
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}
