type Props = {
  children: string;
  /** Of what is stressed. */
  className?: string | undefined;
};

/** A text in which `<b>…</b>` is stressed; nothing else in it is markup. */
export function Rich({ children, className }: Props) {
  return children.split(/<b>(.*?)<\/b>/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <strong key={index} className={className}>
        {part}
      </strong>
    ),
  );
}
