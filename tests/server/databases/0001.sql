BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guests (
	"table" VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	PRIMARY KEY ("table", person), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "guests" VALUES('r236lw546v6ksy35','izn32n6ejurvxvkq');
CREATE TABLE keys (
	hash BLOB NOT NULL, 
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	expires DOUBLE, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE (id)
);
INSERT INTO "keys" VALUES(X'36BE3773D14CC2EECB27EF3F59E99C5D240E5CD03D90AB8C51B5339E8FB6D20E','i7zz7246naxdhscm','izn32n6ejurvxvkq','device',1.79501112558860015863e+09,NULL);
INSERT INTO "keys" VALUES(X'071C2EC5C53F319DBDD84D74C99250DEF6F57A9806E792FB5228ED29B5B844F2','tgx53vi2pvzfvloe','5hxjyexyccl53z5v','device',1795011125.59048,NULL);
INSERT INTO "keys" VALUES(X'8BD89A2E2C01BBC9669E4A248589A7D08114331CD450C4ABD2C8C05FB417794D','gsi4jxo3z4g5puo3','izn32n6ejurvxvkq','link',1.79501112580898857114e+09,1.7950975258089885712e+09);
CREATE TABLE lines (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',1,'{"chance":"furs","player":0,"furs":["mink","muskrat"]}',1.79501112560256838798e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',2,'{"chance":"furs","player":1,"furs":["otter","lynx"]}',1.79501112560256838798e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',3,'{"chance":"traders","bottom":["mink","otter","otter","muskrat"],"middle":["beaver","mink","otter"],"top":["muskrat","muskrat","lynx","lynx"]}',1.79501112560256838798e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',4,'{"player":1,"move":"place","district":"millwork"}',1.79501112560503435131e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',5,'{"undo":1,"player":1}',1.79501112560699748995e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',6,'{"player":1,"move":"place","district":"black_market"}',1.79501112560854506495e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',7,'{"player":0,"move":"place","district":"lumberyard"}',1.7950111256100196839e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',8,'{"player":1,"move":"place","district":"lumberyard"}',1795011125.61156);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',9,'{"player":0,"move":"place","district":"black_market"}',1.79501112561301827429e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',10,'{"chance":"land","cards":[[3,4,6],[3,9,3],[1,1,3],[1,3,1]]}',1.79501112561301827429e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',11,'{"chance":"ships","cards":[[4,2,5],[5,3,5],[4,2,4],[5,4,4]]}',1.79501112561301827429e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',12,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1.79501112561301827429e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',13,'{"chance":"tiles","columns":[["city","land","trade"],["land","trade","trade"],["city","city"],["city","land"],["land","trade"]]}',1.79501112561301827429e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',14,'{"player":1,"move":"open","column":0,"bid":13}',1.79501112561463499073e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',15,'{"player":0,"move":"bid","bid":18}',1.79501112561613178257e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',16,'{"player":0,"move":"pay","coins":7,"goods":4,"wood":3,"corn":2,"furs":["mink","muskrat"]}',1.79501112561775493618e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',17,'{"player":1,"move":"take_column","column":2}',1795011125.61934);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',18,'{"player":0,"move":"pass_special"}',1.79501112562087249751e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',19,'{"player":0,"move":"pass_tile"}',1.79501112562234377864e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',20,'{"player":1,"move":"black_market","furs":3,"goods":1}',1.79501112562381958965e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',21,'{"chance":"furs","player":1,"furs":["lynx","lynx","lynx"]}',1.79501112562381958965e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',22,'{"player":1,"move":"end_turn"}',1.7950111256253547668e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',23,'{"player":0,"move":"pass_special"}',1.79501112562682437899e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',24,'{"player":0,"move":"add_land","slot":0}',1.79501112562830114367e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',25,'{"player":1,"move":"black_market","furs":2,"goods":2}',1.79501112562961411475e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',26,'{"chance":"furs","player":1,"furs":["beaver","otter"]}',1.79501112562961411475e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',27,'{"player":0,"move":"end_turn"}',1.79501112563097190853e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',28,'{"player":1,"move":"pass_special"}',1.79501112563227462762e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',29,'{"chance":"land","cards":[[3,7,4],[2,5,3],[1,4,1],[3,5,5]]}',1.79501112563227462762e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',30,'{"chance":"ships","cards":[[3,2,3],[3,1,4],[4,4,2],[5,4,3]]}',1.79501112563227462762e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',31,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1.79501112563227462762e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',32,'{"chance":"tiles","columns":[["city","land","land"],["city","trade","trade"],["city","city"],["trade","trade"],["land","land"]]}',1.79501112563227462762e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',33,'{"player":0,"move":"open","column":1,"bid":1}',1.79501112563376116751e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',34,'{"player":1,"move":"pass_bid"}',1.79501112563511610034e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',35,'{"player":0,"move":"pay","coins":1,"goods":0,"wood":0,"corn":0,"furs":[]}',1.79501112563648390768e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',36,'{"player":1,"move":"take_column","column":3}',1.79501112563784933091e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',37,'{"player":0,"move":"pass_tile"}',1.79501112563924193382e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',38,'{"player":0,"move":"granary","buy":6}',1.79501112564059233669e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',39,'{"player":1,"move":"docks"}',1.79501112564192247386e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',40,'{"player":0,"move":"end_turn"}',1.79501112564326786996e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',41,'{"player":1,"move":"lumberyard","sell":2}',1.79501112564465403558e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',42,'{"player":0,"move":"granary","sell":6}',1.79501112564604330058e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',43,'{"player":0,"move":"end_turn"}',1.79501112564738512034e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',44,'{"player":1,"move":"end_turn"}',1.79501112564879584314e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',45,'{"chance":"land","cards":[[2,2,5],[1,2,2],[2,3,4],[2,7,2]]}',1.79501112564879584314e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',46,'{"chance":"ships","cards":[[3,3,2],[4,3,3],[3,4,1],[5,5,2]]}',1.79501112564879584314e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',47,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1.79501112564879584314e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',48,'{"chance":"tiles","columns":[["land","land","trade"],["city","city","trade"],["city","land"],["land","trade"],["city","trade"]]}',1.79501112564879584314e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',49,'{"player":0,"move":"open","column":0,"bid":1}',1.79501112565034413341e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',50,'{"player":1,"move":"pass_bid"}',1.7950111256516940594e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',51,'{"player":0,"move":"pay","coins":1,"goods":0,"wood":0,"corn":0,"furs":[]}',1.79501112565306043629e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',52,'{"player":1,"move":"take_column","column":2}',1.79501112565441298487e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',53,'{"player":0,"move":"lumberyard","buy":7}',1.79501112565574812889e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',54,'{"player":1,"move":"black_market","furs":3,"goods":1}',1.79501112565723228457e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',55,'{"chance":"furs","player":1,"furs":["beaver","beaver","otter"]}',1.79501112565723228457e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',56,'{"player":1,"move":"end_turn"}',1.79501112565857982635e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',57,'{"player":0,"move":"end_turn"}',1.79501112565997362133e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',58,'{"player":1,"move":"granary","buy":2}',1.79501112566132044797e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',59,'{"player":1,"move":"end_turn"}',1.79501112566263628005e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',60,'{"player":0,"move":"pass_tile"}',1.79501112566398119928e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',61,'{"player":0,"move":"lumberyard","buy":3}',1.79501112566533327103e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',62,'{"player":1,"move":"end_turn"}',1.79501112566666507722e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',63,'{"chance":"land","cards":[[2,4,4],[1,3,2],[1,2,3],[3,5,6]]}',1.79501112566666507722e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',64,'{"chance":"ships","cards":[[5,3,5],[6,5,3],[4,2,4],[6,4,4]]}',1.79501112566666507722e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',65,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1.79501112566666507722e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',66,'{"chance":"tiles","columns":[["city","city","trade"],["city","land","trade"],["land","trade"],["city","land"],["land","trade"]]}',1.79501112566666507722e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',67,'{"player":0,"move":"open","column":0,"bid":9}',1.79501112566823601722e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',68,'{"player":1,"move":"pass_bid"}',1.79501112566967558855e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',69,'{"player":0,"move":"pay","coins":0,"goods":0,"wood":9,"corn":0,"furs":[]}',1.79501112567111420631e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',70,'{"player":1,"move":"take_column","column":4}',1.79501112567261600491e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',71,'{"player":0,"move":"build","districts":["granary"]}',1.79501112567407178875e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',72,'{"player":0,"move":"granary","buy":1}',1.79501112567552566527e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',73,'{"player":0,"move":"elections"}',1.79501112567699718479e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',74,'{"player":1,"move":"granary","sell":1}',1.79501112567842698096e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',75,'{"player":0,"move":"pass_special"}',1.79501112567989659302e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',76,'{"player":1,"move":"granary","buy":1}',1.79501112568139052387e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',77,'{"player":1,"move":"add_land","slot":1}',1795011125.68282);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',78,'{"player":0,"move":"pass_special"}',1.79501112568431615834e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',79,'{"player":0,"move":"end_turn"}',1.79501112568556904797e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',80,'{"player":1,"move":"granary","sell":2}',1.79501112568683552739e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',81,'{"player":1,"move":"ship","slot":0,"furs":["beaver","otter","otter","lynx","lynx"]}',1.79501112568812012677e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',82,'{"chance":"land","cards":[[1,4,1],[3,4,7],[2,5,3],[3,6,5]]}',1.79501112568812012677e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',83,'{"chance":"ships","cards":[[5,4,4],[5,3,4],[6,5,4],[4,3,4]]}',1.79501112568812012677e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',84,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1.79501112568812012677e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',85,'{"chance":"tiles","columns":[["city","land","land"],["city","trade","trade"],["land","trade"],["land","trade"],["city","city"]]}',1.79501112568812012677e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',86,'{"player":0,"move":"open","column":1,"bid":5}',1.79501112568959712983e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',87,'{"player":1,"move":"pass_bid"}',1.7950111256908681393e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',88,'{"player":0,"move":"pay","coins":5,"goods":0,"wood":0,"corn":0,"furs":[]}',1.79501112569214415549e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',89,'{"player":1,"move":"take_column","column":3}',1.79501112569356489185e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',90,'{"player":0,"move":"end_turn"}',1.79501112569497871403e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',91,'{"player":1,"move":"pass_special"}',1.79501112569639945026e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',92,'{"player":0,"move":"lumberyard","buy":1}',1.79501112569777560232e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',93,'{"player":1,"move":"end_turn"}',1.7950111256991574764e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',94,'{"player":0,"move":"pass_tile"}',1.79501112570059657104e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',95,'{"player":0,"move":"millwork","houses":1}',1795011125.70199);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',96,'{"player":0,"move":"end_turn"}',1.79501112570336699486e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',97,'{"player":1,"move":"granary","buy":8}',1.79501112570475625986e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',98,'{"player":1,"move":"end_turn"}',1.79501112570618152615e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',99,'{"chance":"land","cards":[[2,2,6],[2,3,5],[3,7,4],[1,1,4]]}',1.79501112570618152615e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',100,'{"chance":"ships","cards":[[6,4,5],[4,2,5],[4,3,3],[5,4,3]]}',1.79501112570618152615e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',101,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1.79501112570618152615e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',102,'{"chance":"tiles","columns":[["city","land","trade"],["city","land","trade"],["land","trade"],["city","land"],["city","trade"]]}',1.79501112570618152615e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',103,'{"player":0,"move":"open","column":1,"bid":1}',1.79501112570769500733e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',104,'{"player":1,"move":"pass_bid"}',1.79501112570908880235e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',105,'{"player":0,"move":"pay","coins":1,"goods":0,"wood":0,"corn":0,"furs":[]}',1.79501112571044278143e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',106,'{"player":1,"move":"take_column","column":3}',1795011125.71182);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',107,'{"player":0,"move":"pass_tile"}',1.79501112571317815785e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',108,'{"player":0,"move":"end_turn"}',1.7950111257144613266e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',109,'{"player":1,"move":"pass_special"}',1.79501112571583890911e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',110,'{"player":1,"move":"pass_tile"}',1.79501112571717548376e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',111,'{"player":0,"move":"end_turn"}',1.79501112571855282783e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',112,'{"player":1,"move":"granary","sell":2}',1.79501112571999812128e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',113,'{"player":1,"move":"add_land","slot":2}',1.79501112572140407563e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',114,'{"player":0,"move":"lumberyard","buy":2}',1.79501112572285199163e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',115,'{"player":0,"move":"pass_tile"}',1.7950111257243189811e+09);
INSERT INTO "lines" VALUES('fsmubtr54omyeuoe',116,'{"player":1,"move":"pass_special"}',1.79501112572557497025e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',1,'{"chance":"furs","player":0,"furs":["otter","muskrat"]}',1.79501112573321461676e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',2,'{"chance":"furs","player":1,"furs":["mink","lynx"]}',1.79501112573321461676e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',3,'{"chance":"traders","bottom":["beaver","otter","otter","lynx"],"middle":["mink","muskrat","lynx"],"top":["mink","otter","muskrat","muskrat"]}',1.79501112573321461676e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',4,'{"player":0,"move":"place","district":"black_market"}',1.79501112573491716385e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',5,'{"player":1,"move":"place","district":"black_market"}',1.79501112573735666271e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',6,'{"player":0,"move":"place","district":"black_market"}',1.79501112573901796341e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',7,'{"player":1,"move":"place","district":"granary"}',1.79501112574098300933e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',8,'{"chance":"land","cards":[[3,4,6],[3,9,3],[2,2,5],[3,5,5]]}',1.79501112574098300933e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',9,'{"chance":"ships","cards":[[5,3,5],[3,1,4],[3,4,1],[5,4,4]]}',1.79501112574098300933e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',10,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1.79501112574098300933e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',11,'{"chance":"tiles","columns":[["city","land","trade"],["city","trade","trade"],["land","land"],["city","city"],["land","trade"]]}',1.79501112574098300933e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',12,'{"player":0,"move":"open","column":1,"bid":18}',1.79501112574278354639e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',13,'{"player":1,"move":"pass_bid"}',1.7950111257447624207e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',14,'{"player":0,"move":"pay","coins":7,"goods":4,"wood":3,"corn":2,"furs":["otter","muskrat"]}',1.7950111257464497089e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',15,'{"player":1,"move":"take_column","column":2}',1.79501112574854588513e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',16,'{"player":0,"move":"pass_tile"}',1.79501112575027751919e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',17,'{"player":0,"move":"lumberyard","buy":1}',1.79501112575168895717e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',18,'{"player":1,"move":"docks"}',1.79501112575370120995e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',19,'{"player":0,"move":"end_turn"}',1.79501112575539803505e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',20,'{"player":1,"move":"black_market","furs":1,"goods":2}',1.79501112575745415682e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',21,'{"chance":"furs","player":1,"furs":["lynx"]}',1.79501112575745415682e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',22,'{"player":1,"move":"add_land","slot":1}',1.79501112575945138928e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',23,'{"player":1,"move":"pass_tile"}',1.79501112576142334942e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',24,'{"player":0,"move":"pass_tile"}',1.79501112576314020155e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',25,'{"player":0,"move":"pass_tile"}',1.79501112576455688473e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',26,'{"player":0,"move":"pass_special"}',1.79501112576584887503e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',27,'{"player":1,"move":"trading_company"}',1.79501112576771426196e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',28,'{"chance":"land","cards":[[1,2,2],[1,4,1],[2,7,2],[2,3,4]]}',1.79501112576771426196e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',29,'{"chance":"ships","cards":[[3,2,3],[3,3,2],[5,5,2],[4,2,5]]}',1.79501112576771426196e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',30,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1.79501112576771426196e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',31,'{"chance":"tiles","columns":[["city","land","trade"],["land","land","trade"],["city","land"],["city","trade"],["city","trade"]]}',1.79501112576771426196e+09);
INSERT INTO "lines" VALUES('zyci75yucqjntapj',32,'{"player":0,"move":"open","column":1,"bid":1}',1.79501112576961612704e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',1,'{"chance":"furs","player":0,"furs":["mink","muskrat"]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',2,'{"chance":"furs","player":1,"furs":["otter","lynx"]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',3,'{"chance":"traders","bottom":["mink","otter","otter","muskrat"],"middle":["beaver","mink","otter"],"top":["muskrat","muskrat","lynx","lynx"]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',4,'{"player":1,"move":"place","district":"black_market"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',5,'{"player":0,"move":"place","district":"lumberyard"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',6,'{"player":1,"move":"place","district":"lumberyard"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',7,'{"player":0,"move":"place","district":"black_market"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',8,'{"chance":"land","cards":[[3,4,6],[3,9,3],[1,1,3],[1,3,1]]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',9,'{"chance":"ships","cards":[[4,2,5],[5,3,5],[4,2,4],[5,4,4]]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',10,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',11,'{"chance":"tiles","columns":[["city","land","trade"],["land","trade","trade"],["city","city"],["city","land"],["land","trade"]]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',12,'{"player":1,"move":"open","column":0,"bid":13}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',13,'{"player":0,"move":"bid","bid":18}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',14,'{"player":0,"move":"pay","coins":7,"goods":4,"wood":3,"corn":2,"furs":["mink","muskrat"]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',15,'{"player":1,"move":"take_column","column":2}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',16,'{"player":0,"move":"pass_special"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',17,'{"player":0,"move":"pass_tile"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',18,'{"player":1,"move":"black_market","furs":3,"goods":1}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',19,'{"chance":"furs","player":1,"furs":["lynx","lynx","lynx"]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',20,'{"player":1,"move":"end_turn"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',21,'{"player":0,"move":"pass_special"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',22,'{"player":0,"move":"add_land","slot":0}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',23,'{"player":1,"move":"black_market","furs":2,"goods":2}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',24,'{"chance":"furs","player":1,"furs":["beaver","otter"]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',25,'{"player":0,"move":"end_turn"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',26,'{"player":1,"move":"pass_special"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',27,'{"chance":"land","cards":[[3,7,4],[2,5,3],[1,4,1],[3,5,5]]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',28,'{"chance":"ships","cards":[[3,2,3],[3,1,4],[4,4,2],[5,4,3]]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',29,'{"chance":"traders","bottom":[],"middle":[],"top":[]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',30,'{"chance":"tiles","columns":[["city","land","land"],["city","trade","trade"],["city","city"],["trade","trade"],["land","land"]]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',31,'{"player":0,"move":"open","column":1,"bid":1}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',32,'{"player":1,"move":"pass_bid"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',33,'{"player":0,"move":"pay","coins":1,"goods":0,"wood":0,"corn":0,"furs":[]}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',34,'{"player":1,"move":"take_column","column":3}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',35,'{"player":0,"move":"pass_tile"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',36,'{"player":0,"move":"granary","buy":6}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',37,'{"player":1,"move":"docks"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',38,'{"player":0,"move":"end_turn"}',1790000000.0);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',39,'{"player":1,"move":"end_turn"}',1.79501112578063845635e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',40,'{"player":0,"move":"granary","sell":5}',1.79501112578218054768e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',41,'{"player":0,"move":"end_turn"}',1.79501112578364944464e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',42,'{"player":1,"move":"trade","trader":"top","furs":["muskrat"]}',1.79501112578517603868e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',43,'{"player":1,"move":"ship","slot":0,"furs":["beaver","lynx","lynx"]}',1.79501112578667283052e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',44,'{"player":1,"move":"granary","buy":6}',1.79501112578818631171e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',45,'{"chance":"land","cards":[[1,2,2],[2,7,2],[2,2,5],[2,3,4]]}',1.79501112578818631171e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',46,'{"chance":"ships","cards":[[5,5,2],[4,3,3],[3,3,2],[3,4,1]]}',1.79501112578818631171e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',47,'{"chance":"traders","bottom":[],"middle":[],"top":["lynx"]}',1.79501112578818631171e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',48,'{"chance":"tiles","columns":[["city","land","trade"],["land","trade","trade"],["city","trade"],["city","city"],["land","land"]]}',1.79501112578818631171e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',49,'{"player":0,"move":"open","column":1,"bid":3}',1.79501112578982973096e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',50,'{"player":1,"move":"pass_bid"}',1.79501112579130649559e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',51,'{"player":0,"move":"pay","coins":2,"goods":0,"wood":0,"corn":1,"furs":[]}',1.79501112579269146924e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',52,'{"player":1,"move":"take_column","column":4}',1.79501112579403448109e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',53,'{"player":0,"move":"black_market","furs":1,"goods":0}',1.79501112579533338544e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',54,'{"chance":"furs","player":0,"furs":["lynx"]}',1.79501112579533338544e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',55,'{"player":1,"move":"docks"}',1.79501112579672479629e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',56,'{"player":0,"move":"add_land","slot":1}',1.79501112579815483086e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',57,'{"player":0,"move":"end_turn"}',1.79501112579955363277e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',58,'{"player":1,"move":"pass_tile"}',1.79501112580101180073e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',59,'{"player":1,"move":"pass_special"}',1.79501112580240058903e+09);
INSERT INTO "lines" VALUES('knxoak4s36ttngdu',60,'{"player":1,"move":"add_land","slot":0}',1.79501112580377364166e+09);
CREATE TABLE meta (
	generation VARCHAR NOT NULL, 
	PRIMARY KEY (generation)
);
INSERT INTO "meta" VALUES('0a0c4374ef87905a');
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('izn32n6ejurvxvkq','Ada',1.79501112558782291404e+09);
INSERT INTO "people" VALUES('5hxjyexyccl53z5v','Bö ✓',1.79501112559013628958e+09);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	"by" VARCHAR NOT NULL, 
	name VARCHAR, 
	colour VARCHAR NOT NULL, 
	person VARCHAR, 
	bot VARCHAR, 
	stand_in VARCHAR, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('fsmubtr54omyeuoe',0,'person','Ada','blue','izn32n6ejurvxvkq',NULL,NULL);
INSERT INTO "seats" VALUES('fsmubtr54omyeuoe',1,'person','Bö ✓','orange','5hxjyexyccl53z5v',NULL,NULL);
INSERT INTO "seats" VALUES('pgoud4utidgcc4lf',0,'person','Ada','blue','izn32n6ejurvxvkq',NULL,NULL);
INSERT INTO "seats" VALUES('pgoud4utidgcc4lf',1,'person','Bö ✓','orange','5hxjyexyccl53z5v',NULL,NULL);
INSERT INTO "seats" VALUES('zyci75yucqjntapj',0,'person','Ada','blue','izn32n6ejurvxvkq',NULL,NULL);
INSERT INTO "seats" VALUES('zyci75yucqjntapj',1,'bot','Anneke','orange',NULL,'easy',NULL);
INSERT INTO "seats" VALUES('knxoak4s36ttngdu',0,'person','Bö ✓','blue','5hxjyexyccl53z5v',NULL,NULL);
INSERT INTO "seats" VALUES('knxoak4s36ttngdu',1,'here','Cy','orange','5hxjyexyccl53z5v',NULL,NULL);
INSERT INTO "seats" VALUES('r236lw546v6ksy35',0,'person','Bö ✓','blue','5hxjyexyccl53z5v',NULL,NULL);
INSERT INTO "seats" VALUES('r236lw546v6ksy35',1,'person',NULL,'orange',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('r236lw546v6ksy35',2,'person',NULL,'yellow',NULL,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	public BOOLEAN NOT NULL, 
	options TEXT NOT NULL, 
	board TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	invite VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	started DOUBLE, 
	ended DOUBLE, 
	first INTEGER, 
	seed BLOB, 
	source TEXT, 
	line INTEGER NOT NULL, 
	talk INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	decides INTEGER, 
	asked DOUBLE, 
	result TEXT, 
	rematch VARCHAR, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('fsmubtr54omyeuoe','izn32n6ejurvxvkq','over',1,'{"advisor":true,"undo":true,"public":true,"pace":null}','{"name":"reconstruction","start":{"coins":8,"wood":3,"corn":2,"goods":4,"furs":2,"buildings":25,"businesses":2},"wharf":{"piers":[4,2,2,2]},"cash_box":{"columns":[{"tiles":3,"coins":1},{"tiles":3,"coins":0},{"tiles":2,"coins":2},{"tiles":2,"coins":1},{"tiles":2,"coins":0}],"tiles":{"city":4,"land":4,"trade":4}},"traders":{"bottom":{"furs":4,"goods":3,"all":true},"middle":{"furs":3,"goods":4,"all":true},"top":{"furs":4,"goods":1,"all":false}},"furs":{"types":["beaver","mink","otter","muskrat","lynx"],"of_each":10},"river":[{"longhouses":[2,2,3,4,5],"posts":{"black":2,"white":3},"boat":1},{"longhouses":[2,2,3,4],"posts":{"black":1,"white":2},"boat":1},{"longhouses":[2,3,4],"posts":{"black":1,"white":1},"boat":1},{"longhouses":[2,3],"posts":{"black":1,"white":1},"boat":2},{"longhouses":[2],"posts":{"black":1,"white":1}}],"scoring":{"land":[1,3,6,10,15,21,28,36],"fur_types":[3,2,1,1,1],"majority":3,"tie":2,"removed_business":-2,"fur_left":1,"resources_per_point":3},"land":{"1620s":[[1,4,1],[1,3,1],[1,2,2],[1,1,3],[2,7,2],[2,5,3],[2,3,4],[2,2,5],[3,9,3],[3,7,4],[3,5,5],[3,4,6]],"1630s":[[1,4,1],[1,3,2],[1,2,3],[1,1,4],[2,5,3],[2,4,4],[2,3,5],[2,2,6],[3,7,4],[3,6,5],[3,5,6],[3,4,7]]},"ships":{"1620s":[[3,4,1],[3,3,2],[3,2,3],[3,1,4],[4,4,2],[4,3,3],[4,2,4],[4,2,5],[5,5,2],[5,4,3],[5,4,4],[5,3,5]],"1630s":[[4,3,4],[4,3,3],[4,2,5],[4,2,4],[5,4,4],[5,4,3],[5,3,5],[5,3,4],[6,5,4],[6,5,3],[6,4,5],[6,4,4]]}}',1,'KH5qibRADeR5DALS3wAItw',1790000000.0,1.79501112560256838798e+09,1.79501112572557497025e+09,1,X'5F1D713A64DA1D3D15D7A5C20FAF45EECE83BAE4E82A4CEC78D5107FF2BAC587',NULL,116,2,91,NULL,NULL,'{"scores":[2,22],"winners":[1]}','pgoud4utidgcc4lf');
INSERT INTO "tables" VALUES('pgoud4utidgcc4lf','5hxjyexyccl53z5v','open',1,'{"advisor":true,"undo":true,"public":true,"pace":null}','{"name":"reconstruction","start":{"coins":8,"wood":3,"corn":2,"goods":4,"furs":2,"buildings":25,"businesses":2},"wharf":{"piers":[4,2,2,2]},"cash_box":{"columns":[{"tiles":3,"coins":1},{"tiles":3,"coins":0},{"tiles":2,"coins":2},{"tiles":2,"coins":1},{"tiles":2,"coins":0}],"tiles":{"city":4,"land":4,"trade":4}},"traders":{"bottom":{"furs":4,"goods":3,"all":true},"middle":{"furs":3,"goods":4,"all":true},"top":{"furs":4,"goods":1,"all":false}},"furs":{"types":["beaver","mink","otter","muskrat","lynx"],"of_each":10},"river":[{"longhouses":[2,2,3,4,5],"posts":{"black":2,"white":3},"boat":1},{"longhouses":[2,2,3,4],"posts":{"black":1,"white":2},"boat":1},{"longhouses":[2,3,4],"posts":{"black":1,"white":1},"boat":1},{"longhouses":[2,3],"posts":{"black":1,"white":1},"boat":2},{"longhouses":[2],"posts":{"black":1,"white":1}}],"scoring":{"land":[1,3,6,10,15,21,28,36],"fur_types":[3,2,1,1,1],"majority":3,"tie":2,"removed_business":-2,"fur_left":1,"resources_per_point":3},"land":{"1620s":[[1,4,1],[1,3,1],[1,2,2],[1,1,3],[2,7,2],[2,5,3],[2,3,4],[2,2,5],[3,9,3],[3,7,4],[3,5,5],[3,4,6]],"1630s":[[1,4,1],[1,3,2],[1,2,3],[1,1,4],[2,5,3],[2,4,4],[2,3,5],[2,2,6],[3,7,4],[3,6,5],[3,5,6],[3,4,7]]},"ships":{"1620s":[[3,4,1],[3,3,2],[3,2,3],[3,1,4],[4,4,2],[4,3,3],[4,2,4],[4,2,5],[5,5,2],[5,4,3],[5,4,4],[5,3,5]],"1630s":[[4,3,4],[4,3,3],[4,2,5],[4,2,4],[5,4,4],[5,4,3],[5,3,5],[5,3,4],[6,5,4],[6,5,3],[6,4,5],[6,4,4]]}}',1,'NoMUxe2WUYIGhkoV9VZe_g',1.7950111257285256386e+09,NULL,NULL,NULL,NULL,NULL,0,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('zyci75yucqjntapj','izn32n6ejurvxvkq','playing',0,'{"advisor":true,"undo":true,"public":false,"pace":60}','{"name":"reconstruction","start":{"coins":8,"wood":3,"corn":2,"goods":4,"furs":2,"buildings":25,"businesses":2},"wharf":{"piers":[4,2,2,2]},"cash_box":{"columns":[{"tiles":3,"coins":1},{"tiles":3,"coins":0},{"tiles":2,"coins":2},{"tiles":2,"coins":1},{"tiles":2,"coins":0}],"tiles":{"city":4,"land":4,"trade":4}},"traders":{"bottom":{"furs":4,"goods":3,"all":true},"middle":{"furs":3,"goods":4,"all":true},"top":{"furs":4,"goods":1,"all":false}},"furs":{"types":["beaver","mink","otter","muskrat","lynx"],"of_each":10},"river":[{"longhouses":[2,2,3,4,5],"posts":{"black":2,"white":3},"boat":1},{"longhouses":[2,2,3,4],"posts":{"black":1,"white":2},"boat":1},{"longhouses":[2,3,4],"posts":{"black":1,"white":1},"boat":1},{"longhouses":[2,3],"posts":{"black":1,"white":1},"boat":2},{"longhouses":[2],"posts":{"black":1,"white":1}}],"scoring":{"land":[1,3,6,10,15,21,28,36],"fur_types":[3,2,1,1,1],"majority":3,"tie":2,"removed_business":-2,"fur_left":1,"resources_per_point":3},"land":{"1620s":[[1,4,1],[1,3,1],[1,2,2],[1,1,3],[2,7,2],[2,5,3],[2,3,4],[2,2,5],[3,9,3],[3,7,4],[3,5,5],[3,4,6]],"1630s":[[1,4,1],[1,3,2],[1,2,3],[1,1,4],[2,5,3],[2,4,4],[2,3,5],[2,2,6],[3,7,4],[3,6,5],[3,5,6],[3,4,7]]},"ships":{"1620s":[[3,4,1],[3,3,2],[3,2,3],[3,1,4],[4,4,2],[4,3,3],[4,2,4],[4,2,5],[5,5,2],[5,4,3],[5,4,4],[5,3,5]],"1630s":[[4,3,4],[4,3,3],[4,2,5],[4,2,4],[5,4,4],[5,4,3],[5,3,5],[5,3,4],[6,5,4],[6,5,3],[6,4,5],[6,4,4]]}}',1,'8E3Kyc_xrCDHq1nAiJxB6A',1790000000.0,1.79501112573321461676e+09,NULL,0,X'2CAC902B87F6A4B0EE995CF0C6C6C3B7EF12F0F88C5473FAE2D8F4741174541B',NULL,32,0,22,1,1.79501112576961612704e+09,NULL,NULL);
INSERT INTO "tables" VALUES('knxoak4s36ttngdu','5hxjyexyccl53z5v','playing',0,'{"advisor":true,"undo":true,"public":false,"pace":null}','{"name":"reconstruction","start":{"coins":8,"wood":3,"corn":2,"goods":4,"furs":2,"buildings":25,"businesses":2},"wharf":{"piers":[4,2,2,2]},"cash_box":{"columns":[{"tiles":3,"coins":1},{"tiles":3,"coins":0},{"tiles":2,"coins":2},{"tiles":2,"coins":1},{"tiles":2,"coins":0}],"tiles":{"city":4,"land":4,"trade":4}},"traders":{"bottom":{"furs":4,"goods":3,"all":true},"middle":{"furs":3,"goods":4,"all":true},"top":{"furs":4,"goods":1,"all":false}},"furs":{"types":["beaver","mink","otter","muskrat","lynx"],"of_each":10},"river":[{"longhouses":[2,2,3,4,5],"posts":{"black":2,"white":3},"boat":1},{"longhouses":[2,2,3,4],"posts":{"black":1,"white":2},"boat":1},{"longhouses":[2,3,4],"posts":{"black":1,"white":1},"boat":1},{"longhouses":[2,3],"posts":{"black":1,"white":1},"boat":2},{"longhouses":[2],"posts":{"black":1,"white":1}}],"scoring":{"land":[1,3,6,10,15,21,28,36],"fur_types":[3,2,1,1,1],"majority":3,"tie":2,"removed_business":-2,"fur_left":1,"resources_per_point":3},"land":{"1620s":[[1,4,1],[1,3,1],[1,2,2],[1,1,3],[2,7,2],[2,5,3],[2,3,4],[2,2,5],[3,9,3],[3,7,4],[3,5,5],[3,4,6]],"1630s":[[1,4,1],[1,3,2],[1,2,3],[1,1,4],[2,5,3],[2,4,4],[2,3,5],[2,2,6],[3,7,4],[3,6,5],[3,5,6],[3,4,7]]},"ships":{"1620s":[[3,4,1],[3,3,2],[3,2,3],[3,1,4],[4,4,2],[4,3,3],[4,2,4],[4,2,5],[5,5,2],[5,4,3],[5,4,4],[5,3,5]],"1630s":[[4,3,4],[4,3,3],[4,2,5],[4,2,4],[5,4,4],[5,4,3],[5,3,5],[5,3,4],[6,5,4],[6,5,3],[6,4,5],[6,4,4]]}}',1,'pldbFf4fLo4Ma1e8XEnOog',1790000000.0,1.79501112577889633181e+09,NULL,1,X'AAA0D96E914FAA3C25E5CEFBF19EE1E729971D7A6E8F1ACF707C6A97C319C035','{"lines":38,"origin":{"table":"fsmubtr54omyeuoe","line":40},"header":{"format":"nieuw-amsterdam-record","version":1,"board":"reconstruction","players":[{"name":"Ada","colour":"blue"},{"name":"Bö ✓","colour":"orange"}],"first":1,"id":"fsmubtr54omyeuoe","date":"2026-11-18T14:12:05+00:00","software":"patroon 0.1.0","commitment":"c6a671cceffc3626cdd75bf1caa6a04fb566a80243b66128231a1fa968b5f8c6","seed":"5f1d713a64da1d3d15d7a5c20faf45eece83bae4e82a4cec78d5107ff2bac587"}}',60,0,19,0,1.79501112580377364166e+09,NULL,NULL);
INSERT INTO "tables" VALUES('r236lw546v6ksy35','5hxjyexyccl53z5v','open',0,'{"advisor":true,"undo":true,"public":false,"pace":null}','{"name":"reconstruction","start":{"coins":8,"wood":3,"corn":2,"goods":4,"furs":2,"buildings":25,"businesses":2},"wharf":{"piers":[4,2,2,2]},"cash_box":{"columns":[{"tiles":3,"coins":1},{"tiles":3,"coins":0},{"tiles":2,"coins":2},{"tiles":2,"coins":1},{"tiles":2,"coins":0}],"tiles":{"city":4,"land":4,"trade":4}},"traders":{"bottom":{"furs":4,"goods":3,"all":true},"middle":{"furs":3,"goods":4,"all":true},"top":{"furs":4,"goods":1,"all":false}},"furs":{"types":["beaver","mink","otter","muskrat","lynx"],"of_each":10},"river":[{"longhouses":[2,2,3,4,5],"posts":{"black":2,"white":3},"boat":1},{"longhouses":[2,2,3,4],"posts":{"black":1,"white":2},"boat":1},{"longhouses":[2,3,4],"posts":{"black":1,"white":1},"boat":1},{"longhouses":[2,3],"posts":{"black":1,"white":1},"boat":2},{"longhouses":[2],"posts":{"black":1,"white":1}}],"scoring":{"land":[1,3,6,10,15,21,28,36],"fur_types":[3,2,1,1,1],"majority":3,"tie":2,"removed_business":-2,"fur_left":1,"resources_per_point":3},"land":{"1620s":[[1,4,1],[1,3,1],[1,2,2],[1,1,3],[2,7,2],[2,5,3],[2,3,4],[2,2,5],[3,9,3],[3,7,4],[3,5,5],[3,4,6]],"1630s":[[1,4,1],[1,3,2],[1,2,3],[1,1,4],[2,5,3],[2,4,4],[2,3,5],[2,2,6],[3,7,4],[3,6,5],[3,5,6],[3,4,7]]},"ships":{"1620s":[[3,4,1],[3,3,2],[3,2,3],[3,1,4],[4,4,2],[4,3,3],[4,2,4],[4,2,5],[5,5,2],[5,4,3],[5,4,4],[5,3,5]],"1630s":[[4,3,4],[4,3,3],[4,2,5],[4,2,4],[5,4,4],[5,4,3],[5,3,5],[5,3,4],[6,5,4],[6,5,3],[6,4,5],[6,4,4]]}}',1,'Qz9h7bjzGJ8sPXUmWCO6Ow',1790000000.0,NULL,NULL,NULL,NULL,NULL,0,0,1,NULL,NULL,NULL,NULL);
CREATE TABLE talk (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	person VARCHAR, 
	name VARCHAR, 
	text TEXT, 
	notice TEXT, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "talk" VALUES('fsmubtr54omyeuoe',1,1.79501112559945297242e+09,NULL,NULL,NULL,'["notice-joined",{"name":"Bö ✓"}]');
INSERT INTO "talk" VALUES('fsmubtr54omyeuoe',2,1.79501112572732710839e+09,'5hxjyexyccl53z5v','Bö ✓','Well played: ''ő'', "ß" & \n',NULL);
CREATE TABLE work (
	"table" VARCHAR NOT NULL, 
	line INTEGER NOT NULL, 
	claimed_by VARCHAR, 
	claimed_until DOUBLE NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "work" VALUES('zyci75yucqjntapj',32,NULL,0.0);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX tables_listed ON tables (public, status, created);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
