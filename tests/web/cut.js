// Every text on the page that can't be read whole, as [what is wrong, where]. Evaluated in the page by test_languages.py.
() => {
  const found = [];
  const named = (element) => {
    const name = (each) => each.tagName.toLowerCase() + [...each.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join("");
    return [element.parentElement?.parentElement, element.parentElement, element].filter(Boolean).map(name).join(" > ");
  };
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.push(["the page scrolls sideways", `${page.scrollWidth} > ${innerWidth}`]);
  const drawn = (style) => !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) || ["Left", "Right", "Top", "Bottom"].every((side) => parseFloat(style[`border${side}Width`]) >= 1);
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!own.length || element.closest(".skip, script, style, noscript, option, .flights")) continue;
    const unseen = (each) => each && (getComputedStyle(each).clipPath === "inset(50%)" || unseen(each.parentElement));
    if (unseen(element)) continue; // for who listens
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const high = 2 + 0.25 * size; // what a font keeps above and below its letters
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = node.data.trim().slice(0, 40);
      const wrong = (what) => found.push([`${what}: “${text}”`, named(element)]);
      for (const box of range.getClientRects()) {
        if (!box.width) continue;
        if (size < 12 && !element.closest("svg")) wrong(`smaller than 12 px (${size})`);
        let framed = false;
        let [x, y] = [true, true]; // whether what is outside is lost, or only scrolled away
        for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
          const style = getComputedStyle(each);
          if (style.display === "contents" || (style.display === "inline" && !drawn(style))) continue;
          const frame = each.getBoundingClientRect();
          const cutX = x && style.overflowX !== "visible";
          const cutY = y && style.overflowY !== "visible";
          if (/auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1 && x) wrong("scrolls sideways");
          if (/auto|scroll/.test(style.overflowX)) x = false;
          if (/auto|scroll/.test(style.overflowY)) y = false;
          const outX = Math.max(frame.left - box.left, box.right - frame.right);
          const outY = Math.max(frame.top - box.top, box.bottom - frame.bottom);
          if (cutX && x && outX > 1) wrong(`cut off by ${Math.round(outX)} px in ${named(each)}`);
          if (cutY && y && outY > high) wrong(`cut off below by ${Math.round(outY)} px in ${named(each)}`);
          if (!framed && drawn(style) && each !== document.body) {
            framed = true;
            if (x && outX > 1) wrong(`sticks out by ${Math.round(outX)} px of ${named(each)}`);
            if (y && outY > high) wrong(`sticks out below by ${Math.round(outY)} px of ${named(each)}`);
          }
          if (style.position === "fixed" || each.matches("dialog, [popover]")) break;
        }
        if (x && (box.left < -1 || box.right > innerWidth + 1)) wrong("outside the window");
      }
    }
  }
  return found;
}
