/** The page’s timers, as stores ask for them; the answer calls one off. */
export const schedule = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
