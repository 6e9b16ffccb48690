/** A text in which `<b>…</b>` is stressed; nothing else in it is markup. */
export function Rich({ children }: { children: string }) {
  return children.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 === 0 ? part : <strong key={index}>{part}</strong>));
}
